"""The six resources and the regions that yield them."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

__all__ = ["CAPACITY", "REGION_OF", "RESOURCES", "RESOURCE_OF", "Resource", "resource_named"]

Resource = Literal["lumber", "gold", "grain", "brick", "wool", "ore"]
"""What regions yield and cards cost."""

RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
"""The six resources, in the order of the starting regions."""

_RESOURCE_NAMED: Final[Mapping[str, Resource]] = {name: name for name in RESOURCES}


def resource_named(word: str) -> Resource:
    """The resource that a word of a move or of a document names; LookupError if there is none."""
    return _RESOURCE_NAMED[word]


REGION_OF: Final[Mapping[Resource, str]] = {
    "lumber": "forest",
    "gold": "gold_field",
    "grain": "fields",
    "brick": "hills",
    "wool": "pasture",
    "ore": "mountains",
}
"""Which region yields a resource."""

RESOURCE_OF: Final[Mapping[str, Resource]] = {region: resource for resource, region in REGION_OF.items()}
"""What a region yields."""

CAPACITY: Final = 3
"""What one region, or a card that stores like one, holds."""
