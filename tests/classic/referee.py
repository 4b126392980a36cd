"""A second reading of the rules, naive and slow, from the card tables alone.

It shares no code with the engine: points, tokens, hand limits and every legal move of the action part are
worked out anew from the public document of a state, so that a slip in one of the two readings shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from p2pduel.games.classic.rules.facts.faces import CARDS
from p2pduel.games.classic.rules.facts.model import Card, Needs
from p2pduel.games.classic.rules.state import State

__all__ = ["Court", "Realm"]

KINDS = ("lumber", "gold", "grain", "brick", "wool", "ore")
LANDS = ("forest", "gold_field", "fields", "hills", "pasture", "mountains")
YIELD = dict(zip(LANDS, KINDS, strict=True))
SILENT = {"pawned", "witch", "dogma"}
ROOM = {"settlement": 1, "city": 2, "metropolis": 2, "citadel": 2}
HANDS = {"abbey": 1, "library": 1, "theater": 2, "guild": 1}
CHURCHES = ("church", "abbey", "order_castle", "archdiocese", "cathedral")
WORKS = ("dye_works", "art_smithy", "distillery")


class Stood(NamedTuple):
    """A card in a principality."""

    host: int
    site: str
    name: str
    owner: int
    amount: int
    note: str
    marks: tuple[str, ...]
    word: str
    """How moves name it."""

    @property
    def works(self) -> bool:
        """Whether it has points and effects."""
        return not SILENT & set(self.marks)

    @property
    def facts(self) -> Card:
        """What is printed on it."""
        return CARDS[self.name]

    @property
    def inner(self) -> bool:
        """Whether it stands directly at a settlement, city or citadel."""
        return self.site[0] in "TB" and self.site[1] not in "TB"


def land(face: str) -> str:
    """What a region yields."""
    return YIELD[face.split("-")[0]]


class Realm:
    """One principality, counted by hand."""

    victory = trade = strength = tournament = 0
    limit = 3

    def __init__(self, seat: int, data: dict[str, Any]) -> None:
        self.seat = seat
        self.centre = {int(column): str(what) for column, what in data["centre"].items()}
        self.regions: dict[str, str] = data["regions"]
        self.stored: dict[str, int] = data["stored"]
        self.used: dict[str, int] = data["used"]
        self.here: list[Stood] = []
        for site, cards in data["sites"].items():
            seen: list[list[Any]] = []
            for card in cards:
                whole: list[Any] = [*card, *([0, "", []][len(card) - 2 :])]  # what is as usual is not written
                face, owner, amount, note, marks = whole
                same = [other for other in seen if other[:2] == [face, owner]]
                number = same.index(card) + 1 if card in same else len(same) + 1
                seen.append(card)
                word = f"{face}{'@' if owner == seat else '~'}{site}" + (f"#{number}" if number > 1 else "")
                self.here.append(Stood(seat, site, face, owner, amount, note, tuple(marks), word))
        self.reach = dict.fromkeys(KINDS, 0)
        self.room = dict.fromkeys(KINDS, 0)
        for place, held in self.stored.items():
            if place in self.regions:
                self.reach[land(self.regions[place])] += held
                self.room[land(self.regions[place])] += 3 - held
            else:
                self.reach["gold"] += held
        self.have = dict(self.reach)
        for card in self.here:
            if card.facts.store and card.works and card.owner == seat and card.note:
                self.have[card.note] += card.amount

    def beside(self, site: str) -> list[str]:
        """The regions a card at a site touches."""
        if site[0] == "R":
            return []
        if site[1] in "TB":
            return [site[1:]]
        places = [f"{site[0]}{int(site[1:]) + by}" for by in (-1, 1)]
        return [place for place in places if place in self.regions]

    def corners(self, what: str) -> set[str]:
        """The regions of all centre cards of a kind."""
        columns = [column for column, kind in self.centre.items() if kind == what]
        return {f"{side}{column + by}" for column in columns for side in "TB" for by in (-1, 1)}

    def twice(self) -> list[str]:
        """Regions of a kind there are two of, without a region expansion."""
        kinds = Counter(land(face) for face in self.regions.values())
        taken = {card.site[1:] for card in self.here if card.facts.site == "region"}
        return [place for place, face in self.regions.items() if kinds[land(face)] > 1 and place not in taken]


class Court:
    """Both principalities and the table between them, as the seat sees them whose move it is."""

    def __init__(self, state: State, seat: int, hand: list[str]) -> None:
        self.data = state.to_json()
        self.seat, self.hand = seat, sorted(set(hand))
        self.cards_held = len(hand)
        self.realms = [Realm(number, player) for number, player in enumerate(self.data["players"])]
        self.me, self.other = self.realms[seat], self.realms[1 - seat]
        self.own_decks = self.data["variant"] == "tournament"
        self.row_titles = set(state.layout.row)
        for realm in self.realms:
            self._count(realm)
        self.tokens = self._tokens()
        self.scores = [
            realm.victory + sum(token == realm.seat for token in self.tokens) for realm in self.realms
        ]

    # -- who has what ----------------------------------------------------------------------------

    def owned(self, seat: int) -> list[Stood]:
        """Every card of a seat, wherever it stands."""
        return [card for realm in self.realms for card in realm.here if card.owner == seat]

    def copies(self, seat: int) -> list[tuple[Stood, str]]:
        """The Secret Societies of a seat and the titles they copy now."""
        theirs = {card.name for card in self.owned(1 - seat)}
        mine = [card for card in self.owned(seat) if card.name == "secret_society" and card.works]
        return [(card, card.note) for card in mine if card.note in theirs]

    def number(self, seat: int, title: str) -> int:
        """How many effective cards of a title a seat has, copied ones included."""
        if title == "citadel":
            return list(self.realms[seat].centre.values()).count("citadel")
        found = sum(card.name == title and card.works for card in self.owned(seat))
        return found + sum(copied == title for _, copied in self.copies(seat))

    def _count(self, realm: Realm) -> None:
        seat = realm.seat
        realm.victory = 0
        for column, what in realm.centre.items():
            near = {f"{side}{side}{column + by}" for side in "TB" for by in (-1, 1)}
            wizard = any(card.facts.kind == "wizard" and card.site in near for card in realm.here)
            realm.victory += {"road": 0, "settlement": 1, "city": 2, "metropolis": 2, "citadel": 1 + wizard}[
                what
            ]
        for card in self.owned(seat):
            if card.works:
                realm.victory += card.facts.points.victory + card.amount * (card.name == "triumphal_arch")
                realm.trade += self._trade(card)
                realm.strength += self._strength(card)
                realm.tournament += self._tournament(card)
        realm.limit = (
            3
            + sum(HANDS.get(card.name, 0) for card in self.owned(seat) if card.works)
            + sum(HANDS.get(title, 0) for _, title in self.copies(seat))
        )

    def _muted(self, card: Stood) -> bool:
        castles = [
            other.site[1:]
            for other in self.owned(1 - card.owner)
            if other.name == "robber_baron_castle" and other.works and other.host == card.host
        ]
        return card.inner and card.site[1:] in castles

    def _trade(self, card: Stood) -> int:
        if self._muted(card):
            return 0
        seat, points = card.owner, card.facts.points.trade
        if card.name in WORKS:
            points += card.amount
        if card.name == "brewery" and card.note != "strength":
            points += 2
        if card.name == "trade_academy":
            points += self.realms[seat].have["gold"]
        if card.facts.kind == "unit_trade_fleet":
            points += self.number(seat, "harbor")
        if card.name in ("marketplace", "merchant_guild", "counting_house"):
            points *= 1 + self.number(seat, "large_harbor")
        return points

    def _strength(self, card: Stood) -> int:
        seat, points, kind = card.owner, card.facts.points.strength, card.facts.kind
        if card.name == "peasant_army":
            realm = self.realms[card.host]
            beside = realm.beside(card.site)
            points += sum(realm.stored[place] for place in beside if land(realm.regions[place]) == "grain")
        if card.name == "brewery" and card.note == "strength":
            points += 2
        soldier = kind == "unit_knight" or card.name == "cannon"
        if kind == "unit_dragon" or card.name == "cannon":
            points = min(points, 2) if self.number(1 - seat, "johanna") else points
        if "elixir" in card.marks:
            points *= 2
        points += soldier * self.number(seat, "smithy")
        points -= (kind == "unit_knight") * self.number(1 - seat, "bordello")
        return max(0, points)

    def _tournament(self, card: Stood) -> int:
        points = card.facts.points.tournament
        if card.name == "lothar":
            points += int(self.data["rolled"])
        return points + (card.facts.kind == "unit_knight") * self.number(card.owner, "tournament_ground")

    def _tokens(self) -> tuple[int, int]:
        red, blue = self.realms
        knight = -1 if red.strength == blue.strength else int(blue.strength > red.strength)
        mill = -1 if red.trade == blue.trade else int(blue.trade > red.trade)
        if mill >= 0 and not {"city", "metropolis"} & set(self.realms[mill].centre.values()):
            mill = -1
        return (knight, mill)

    # -- prices and requirements -----------------------------------------------------------------

    def magic(self) -> int:
        """The power one's wizards may spend."""
        return sum(
            card.amount
            for card in self.owned(self.seat)
            if card.facts.kind == "wizard" and card.works and "charged" not in card.marks
        )

    def pays(self, card: Card) -> bool:
        """Whether a card can be paid."""
        seat = self.seat
        cost: dict[str, int] = {str(name): amount for name, amount in card.cost.items()}
        if self.magic() < cost.pop("magic", 0):
            return False
        coins = [c for c in self.owned(seat) if c.name == "residence_coin" and c.works and c.amount == 3]
        if card.kind == "unit_knight" and coins:
            cost = {name: amount for name, amount in cost.items() if name not in ("grain", "wool")}
        spared = self.number(seat, "castle") * (card.kind == "unit_knight")
        spared += self.number(seat, "mission") * (card.id in CHURCHES)
        spared += self.number(seat, "crane") * (card.frame == "red" and sum(card.cost.values()) >= 4)
        spared += self.number(seat, "shipyard") * (card.kind in ("unit_fleet", "unit_trade_fleet"))
        lacking = sum(max(0, amount - self.me.have[name]) for name, amount in cost.items())
        return lacking <= spared

    def grants(self, needs: Needs | None) -> bool:
        """Whether a requirement is met."""
        if needs is None:
            return True
        seat = self.seat
        mine = self.owned(seat)
        standing = {card.name for card in mine} | set(self.me.centre.values())
        points = {"strength": self.other.strength, "trade": self.other.trade}
        wizards = [card for card in self.other.here if card.facts.kind == "wizard"]
        tests = [
            all(self.number(seat, title) for title in needs.all),
            not needs.any or any(self.number(seat, title) for title in needs.any),
            not standing & set(needs.none),
            not needs.token or self.tokens[("knight", "mill").index(needs.token)] == seat,
            all(
                self.number(seat, "citadel") >= least
                if "citadel" in sorts
                else sum(card.facts.kind in sorts for card in mine) >= least
                for sorts, least in needs.count
            ),
            needs.most is None or points[needs.most[0]] <= needs.most[1],
            not needs.lead or self.me.tournament > self.other.tournament,
            not needs.rival or bool(wizards),
            sum(card.amount for card in mine if card.name in WORKS and card.works) >= needs.spend,
        ]
        return all(tests)

    # -- building --------------------------------------------------------------------------------

    def sites(self, card: Card) -> list[str]:
        """Where a card may be placed."""
        realm = self.other if card.foreign else self.me
        taken = Counter(stood.site for stood in realm.here)
        outer = [place[0] + place for place in realm.regions if not taken[place[0] + place]]
        if card.site == "road":
            return [f"R{c}" for c, what in realm.centre.items() if what == "road" and not taken[f"R{c}"]]
        if card.site == "region":
            kinds = set(card.at)
            if card.needs is not None and card.needs.rival:
                wizards = [stood for stood in self.other.here if stood.facts.kind == "wizard"]
                kinds &= {land(self.other.regions[stood.site[1:]]) for stood in wizards}
            fit = [site for site in outer if land(realm.regions[site[1:]]) in kinds]
            near = realm.corners("citadel")
            return [site for site in fit if card.kind != "wizard" or site[1:] in near]
        allowed = {
            "any": ("settlement", "city", "metropolis", "citadel"),
            "city": ("city", "metropolis"),
            "citadel": ("citadel",),
        }[card.site]
        if card.id == "robber_baron_castle":
            allowed = ("settlement", "city", "metropolis")
        found = [
            f"{side}{column}"
            for column, what in realm.centre.items()
            if what in allowed
            for side in "TB"
            if taken[f"{side}{column}"] < ROOM[what]
        ]
        if card.kind.startswith("unit") and card.site != "citadel":
            found += [site for site in outer if site[1:] in realm.corners("metropolis")]
        return found

    def builds(self) -> set[str]:
        """Every building move."""
        found: set[str] = set()
        centre = self.me.centre
        settled = [c for c, what in centre.items() if what == "settlement"]
        ends = [(min(centre), min(centre) - 1), (max(centre), max(centre) + 1)]
        piles = self.data["citadels"]
        citadels = piles[self.seat if len(piles) > 1 else 0] if piles else 0
        apart = [c for c in settled if "citadel" not in (centre.get(c - 2), centre.get(c + 2))]
        columns = {
            "road": [new for end, new in ends if centre[end] != "road"] if self.data["roads"] else [],
            "settlement": [new for end, new in ends if centre[end] == "road"]
            if self.data["settlements"]
            else [],
            "city": settled if self.data["cities"] else [],
            "citadel": apart if citadels else [],
        }
        for what, places in columns.items():
            if self.pays(CARDS[what]):
                found |= {f"build {what} {column}" for column in places}
        if "scout" in self.hand and self.plays("scout"):
            found |= {f"{text} with scout" for text in found if text.startswith("build settlement")}
        first = "metropolis" not in centre.values()
        if first and "metropolis" in self.hand and self.grants(CARDS["metropolis"].needs):
            found |= {f"build metropolis {c}" for c, what in centre.items() if what == "city"}
        for name in {*self.hand, *self.data["row"]}:
            card = CARDS[name]
            stands = card.site in ("any", "city", "citadel", "region", "road")
            if stands and self._once(card) and self.pays(card) and self.grants(card.needs):
                found |= {f"build {name} {site}" for site in self.sites(card)}
        return found

    def _once(self, card: Card) -> bool:
        mine = {stood.name for stood in self.owned(self.seat)}
        theirs = {stood.name for stood in self.owned(1 - self.seat)}
        if card.unique and card.id in mine | theirs:
            return False
        return not ((card.single or card.id in self.row_titles) and card.id in mine)

    # -- playing ---------------------------------------------------------------------------------

    def safe(self, card: Stood, threat: str) -> bool:
        """Whether a card cannot be hit."""
        immune = {
            "black_knight": ("walther",),
            "arsonist": ("archdiocese", "triumphal_arch", "fire_brigade"),
            "imelda": ("johanna",),
            "bribery": ("johanna",),
        }
        if card.name in immune.get(threat, ()):
            return True
        if threat == "arsonist" and card.facts.kind == "building" and card.inner:
            brigades = [c for c in self.realms[card.host].here if c.name == "fire_brigade" and c.works]
            return any(c.site[1:] == card.site[1:] for c in brigades)
        if threat in ("imelda", "bribery") and card.facts.kind == "unit_knight":
            return sum(card.facts.cost.values()) >= 3 and bool(self.number(card.owner, "order_castle"))
        return False

    def hit(self, threat: str, kinds: tuple[str, ...]) -> list[Stood]:
        """The opponent's cards that a threat can hit; cannons count as soldiers."""
        return [
            card
            for card in self.owned(1 - self.seat)
            if (card.facts.kind in kinds or ("soldier" in kinds and card.name == "cannon"))
            and not self.safe(card, threat)
        ]

    def takes(self) -> int:
        """How many of the opponent's resources could be taken and stored."""
        return sum(min(self.other.reach[kind], self.me.room[kind]) for kind in KINDS)

    def barred(self, card: Card) -> bool:
        """Whether a Philosopher's Stone forbids it."""
        stones = self.number(0, "philosophers_stone") + self.number(1, "philosophers_stone")
        return bool(stones) and (card.kind == "action_attack" or card.spell == "attack")

    def toll(self) -> int:
        """The gold a Stronghold asks for."""
        strongholds = self.number(1 - self.seat, "barbarian_stronghold")
        return strongholds if self.me.used.get("actions", 0) else 0

    def plays(self, name: str) -> bool:
        """Whether an action card may be played, were it its moment."""
        card = CARDS[name]
        if card.kind != "action_defence" and not self.data["unlocked"]:
            return False
        gold = self.toll()
        if gold and self.me.have["gold"] < gold + card.cost.get("gold", 0):
            return False
        if self.barred(card) or not self.pays(card) or not self.grants(card.needs):
            return False
        return self.sense(name)

    def _pile(self, owner: int) -> list[str]:
        piles = self.data["discards"]
        name = f"pile{owner}" if len(piles) > 1 else "pile"
        closed = [name, self.seat] in self.data["bans"]
        found: list[str] = [] if closed else piles[owner if len(piles) > 1 else 0]
        return found

    def _stacks(self) -> dict[str, int]:
        zones = [zone for zone in self.data["zones"] if zone[0] == "s" and zone[1:].isdigit()]
        if self.own_decks:
            zones = [zone for zone in zones if (int(zone[1:]) > 4) == bool(self.seat)]
        return {
            zone: len(self.data["zones"][zone])
            for zone in zones
            if [zone, self.seat] not in self.data["bans"]
        }

    def _low(self, *kinds: str) -> list[str]:
        return [p for p, face in self.me.regions.items() if land(face) in kinds and self.me.stored[p] < 3]

    def _helped(self) -> bool:
        mills = {"sawmill": "lumber", "woolen_mill": "wool", "grain_mill": "grain"}
        return any(
            card.name in mills
            and self.number(self.seat, card.name)
            and set(self.me.beside(card.site)) & set(self._low(mills[card.name]))
            for card in self.owned(self.seat)
        )

    def _wizards(self, seat: int) -> list[Stood]:
        return [card for card in self.owned(seat) if card.facts.kind == "wizard"]

    def _pawns(self) -> bool:
        return any(
            card.facts.kind == "building"
            and card.facts.cost
            and "magic" not in card.facts.cost
            and card.works
            and all(self.me.room[str(kind)] >= n for kind, n in card.facts.cost.items())
            for card in self.owned(self.seat)
        )

    def _monopoly(self) -> bool:
        empty = [
            c for c in self.me.here if c.facts.store and not c.amount and c.works and c.owner == self.seat
        ]
        extra = 2 * len(empty)
        return any(min(self.other.reach[kind], self.me.room[kind] + extra) for kind in KINDS)

    def sense(self, name: str) -> bool:
        """Whether a card would do anything."""
        data, seat, me, other = self.data, self.seat, self.me, self.other
        stacks = self._stacks()
        all_stacks = [
            len(slots) for zone, slots in data["zones"].items() if zone[0] == "s" and zone[1:].isdigit()
        ]
        theirs = self.owned(1 - seat)
        forests = [
            p for p in me.regions if p[0] + p not in [c.site for c in me.here if c.facts.site == "region"]
        ]
        cities = sum(what in ("city", "metropolis") for what in me.centre.values())
        fleets = [card for card in self.owned(seat) if card.facts.kind == "unit_trade_fleet"]
        tests: dict[str, Callable[[], object]] = {
            "black_knight": lambda: self.hit(name, ("unit_knight", "unit_dragon", "soldier")),
            "arsonist": lambda: self.hit(name, ("building", "wizard")),
            "brigands": lambda: sum(other.reach.values()),
            "caravan": lambda: sum(me.have.values()),
            "merchant": self.takes,
            "spy": lambda: data["zones"][f"hand{1 - seat}"],
            "imelda": lambda: self.hit(name, ("unit_knight",)),
            "spice_caravan": lambda: self.takes() >= 2,
            "border_dispute": lambda: me.twice() and other.twice(),
            "archivist": lambda: any(size > 1 for size in stacks.values()),
            "council": lambda: self.cards_held > 1 and stacks,
            "bribery": lambda: [c for c in self.hit(name, ("unit_knight",)) if self.sites(c.facts)],
            "diplomat": lambda: self._pile(seat),
            "wedding": lambda: min(other.reach["gold"], me.room["gold"]),
            "chancellor": lambda: any(stacks.values()),
            "ban": lambda: True,
            "ancient_sciences": lambda: [f for f in self._pile(1 - seat) if CARDS[f].kind != "building"],
            "anton": lambda: me.have["gold"],
            "dogma": lambda: [
                c
                for c in theirs
                if c.name in ("palace", "university", "library", "church") and "dogma" not in c.marks
            ],
            "eryn": lambda: self.scores[1 - seat] > self.scores[seat],
            "christopher": lambda: fleets and not me.used.get("christopher"),
            "neighbourly_help": self._helped,
            "sigismund": lambda: [f for f in self._pile(seat) if CARDS[f].kind == "unit_trade_fleet"],
            "three_field": lambda: self._low("grain"),
            "inventor": lambda: self._low("ore"),
            "land_reform": lambda: len(forests) > 1,
            "better_world": lambda: len(data["zones"]["events"]) > 1,
            "wizard_duel": lambda: self._wizards(seat) and self._wizards(1 - seat),
            "land_change": lambda: me.twice() and data["zones"]["regions"],
            "materialization": lambda: data["cities"] and "settlement" in me.centre.values(),
            "witch": lambda: [c for c in theirs if c.facts.kind == "building" and "witch" not in c.marks],
            "whirlwind": lambda: any(other.stored[place] for place in other.regions),
            "ancestral_wisdom": lambda: [f for f in self._pile(seat) if CARDS[f].site == "action"],
            "by_magics_hand": lambda: (
                self.sites(CARDS["elixir"]) and [c for c in theirs if c.facts.kind == "spellbook"]
            ),
            "great_mayor": lambda: cities,
            "trade_monopoly": self._monopoly,
            "pawnbroker": self._pawns,
            "keeper_of_fate": lambda: data["zones"]["events"],
            "inspiration": lambda: any(stacks.values()),
            "land_spell": lambda: me.twice() and other.twice(),
            "magic_eye": lambda: any(stacks.values()),
            "change_places": self._swappable,
            "divination": lambda: any(all_stacks),
            "elixir": lambda: [
                c
                for c in self.owned(seat)
                if c.facts.kind in ("unit_knight", "unit_dragon") and "elixir" not in c.marks
            ],
        }
        return bool(tests[name]()) if name in tests else True

    def _stays(self, card: Stood, site: str) -> bool:
        """Whether a card of one's own could stand at another site."""
        facts = card.facts
        if site[0] == "R":
            return facts.site == "road"
        if site[1] in "TB":
            if facts.site == "region":
                return land(self.me.regions[site[1:]]) in facts.at
            unit = facts.kind.startswith("unit") and facts.site != "citadel"
            return unit and site[1:] in self.me.corners("metropolis")
        what = self.me.centre[int(site[1:])]
        return facts.site == "any" or what in {"citadel": ("citadel",), "city": ("city", "metropolis")}.get(
            facts.site, ()
        )

    def _swappable(self) -> bool:
        mine = [card for card in self.me.here if card.owner == self.seat]
        for sort in ("building", "unit"):
            cards = [card for card in mine if card.facts.kind.startswith(sort)]
            for one in cards:
                for other in cards:
                    unlike = one[2:7] != other[2:7] and one.site != other.site
                    if unlike and self._stays(one, other.site) and self._stays(other, one.site):
                        return True
        return False

    # -- uses, trades, the rest ------------------------------------------------------------------

    def usable(self, card: Stood) -> bool:
        """Whether a standing card may be used in the action part."""
        me, other = self.me, self.other
        for name, amount in card.facts.use.items():
            if (self.magic() if name == "magic" else me.have[name]) < amount:
                return False
        used = "used" in card.marks
        below = me.stored.get(card.site[1:], 0)
        if card.facts.kind == "wizard":
            return bool(below) and card.amount < 3
        if card.name in WORKS:
            return (below >= 2 and card.amount < 3) or (card.amount > 0 and self.takes() > 0)
        pair = (f"T{card.site[1:]}", f"B{card.site[1:]}")
        sell = [k for k in KINDS if k != "gold"]
        tests: dict[str, Callable[[], object]] = {
            "brewery": lambda: not used,
            "inn": lambda: True,
            "magic_kitchen": lambda: True,
            "magic_mill": lambda: not used and any(w.amount < 3 for w in self._wizards(self.seat)),
            "scriptorium": lambda: not used and any(self._stacks().values()),
            "residence_cloth": lambda: (
                not used and card.amount == 3 and any(n >= 2 for n in me.have.values())
            ),
            "trading_post": lambda: (
                not used
                and any(me.stored.get(a, 0) and me.stored.get(b, 3) < 3 for a, b in (pair, pair[::-1]))
            ),
            "stud_farm": lambda: any(
                (c.facts.kind == "unit_knight" or c.name == "cannon") and self.sites(c.facts)
                for c in me.here
                if c.owner == self.seat
            ),
            "great_bazaar": lambda: (
                not used
                and any(
                    me.have[k]
                    and other.room[k]
                    and any(o != k and other.reach[o] and me.room[o] for o in sell)
                    for k in sell
                )
            ),
            "produce_store": lambda: card.amount or sum(me.reach.values()),
            "treasure_vault": lambda: card.amount or sum(me.reach.values()),
            "sven": lambda: not used and self._spends(card, "merchant"),
            "richard": lambda: not used and self._spends(card, "black_knight"),
        }
        return bool(tests[card.name]()) if card.name in tests else False

    def _spends(self, card: Stood, name: str) -> bool:
        return "fresh" not in card.marks and self.plays(name) and self.me.have["gold"] >= 1 + self.toll()

    def trades(self) -> set[str]:
        """Every bank trade."""
        me = self.me
        offers = {(kind, "", 3) for kind in KINDS if me.have[kind] >= 3}
        eased = bool(me.used.get("christopher"))
        for card in self.owned(self.seat):
            if not card.works:
                continue
            lights = [
                c
                for c in self.realms[card.host].here
                if c.name == "lighthouse" and c.works and c.owner == card.owner and c.site == card.site
            ]
            rate = 1 if eased or lights else 2
            if card.facts.fleet and me.have[card.facts.fleet] >= rate:
                offers.add((card.facts.fleet, "", rate))
            if card.name == "large_trade_fleet":
                for place in self.realms[card.host].beside(card.site):
                    if me.stored[place] >= rate:
                        offers.add((land(me.regions[place]), place, rate))
            if card.name == "mint" and me.have["gold"]:
                offers.add(("gold", "", 1))
            if card.name == "hanse":
                theirs = {c.facts.fleet for c in self.owned(1 - self.seat) if c.facts.fleet}
                offers |= {(kind, "", 2) for kind in theirs if kind and me.have[kind] >= 2}
        return {
            f"trade {n} {kind}{'@' + place if place else ''} {wanted}"
            for kind, place, n in offers
            for wanted in KINDS
            if wanted != kind
        }

    def legal(self) -> set[str]:
        """Every move of the action part."""
        seat, me, other = self.seat, self.me, self.other
        found = {"end"} | self.builds() | self.trades()
        early = {"alchemist", "herb_woman", "bishop", "medicus", "scout"}
        found |= {
            f"play {name}"
            for name in self.hand
            if CARDS[name].site == "action" and name not in early and self.plays(name)
        }
        for card in self.owned(seat):
            if card.works and card.facts.kind != "spellbook" and self.usable(card):
                found.add(f"use {card.word}")
            if card.facts.kind == "spellbook" and card.name not in (
                "wheel_of_time",
                "countermagic",
                "time_jump",
            ):
                ready = "used" not in card.marks and self.magic() >= card.facts.cast
                if ready and not self.barred(card.facts) and self.sense(card.name):
                    found.add(f"cast {card.word}")
            if card.host == seat and "pawned" not in card.marks:
                found.add(f"demolish {card.word}")
            if "pawned" in card.marks and all(me.have[str(k)] >= n for k, n in card.facts.cost.items()):
                found.add(f"redeem {card.word}")
        if self.number(seat, "secret_brotherhood"):
            found |= {f"sell {name}" for name in self.hand if CARDS[name].site == "action"}
        if me.have["gold"] >= 3:
            found |= {f"lift {pile}" for pile, closed_to in self.data["bans"] if closed_to == seat}
        gives = {kind for kind in KINDS if me.have[kind] and other.room[kind]}
        wants = {kind for kind in KINDS if other.reach[kind] and me.room[kind]}
        if gives and wants and len(gives | wants) > 1 and me.used.get("offers", 0) < 3:
            found.add("offer")
        return found
