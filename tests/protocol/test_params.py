"""Parameters: hashed points, one per face, all different."""

import pytest

from protocol import params
from protocol.group import IDENTITY, base, decode, mul, sub, sum_points
from protocol.params import Deck, generator_sum, generators


def test_generators_are_distinct_usable_points() -> None:
    """129 of them: largest list 128, and h_0."""
    assert len(set(generators())) == 129
    assert all(decode(point) == point for point in generators())


def test_sums_of_generators_leave_out_the_first() -> None:
    """h_1 + … + h_n."""
    assert generator_sum(3) == sum_points(generators()[1:4])


def test_faces_are_found_by_their_point() -> None:
    """Both ways, and nothing for a stranger."""
    deck = Deck(b"toy", 5)
    assert [deck.face_of(point) for point in deck.points] == [0, 1, 2, 3, 4]
    assert deck.face_of(base(1)) is None
    assert deck.face_of(IDENTITY) is None


def test_fingerprint_follows_name_and_size() -> None:
    """Another deck, another number of faces: another game."""
    assert len({Deck(b"toy", 5).params, Deck(b"toy", 6).params, Deck(b"tox", 5).params}) == 3


def test_an_open_card_is_sealed_under_a_key() -> None:
    """The public mask 1: everybody can open it, until it is shuffled."""
    deck, key = Deck(b"toy", 5), 77
    a, b = deck.seal(3, base(key))
    assert deck.face_of(sub(b, mul(key, a))) == 3
    assert deck.face_of(b) is None


def test_colliding_points_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two faces with one point would be one face."""
    monkeypatch.setattr(params, "h2g", lambda label, *items: base(5))
    with pytest.raises(ValueError, match="distinct"):
        Deck(b"toy", 2)


def test_repr_names_the_deck() -> None:
    """For logs."""
    assert repr(Deck(b"toy", 5)) == "Deck(b'toy', 5 faces)"
