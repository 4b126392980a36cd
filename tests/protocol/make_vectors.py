"""Write the test vectors: `python -m tests.protocol.make_vectors [FOLDER]`, always the same bytes."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from protocol import dice, group
from protocol.group import IDENTITY, Ciphertext, G, Q, add, base, encode_scalar, h2g, mul, sub
from protocol.hashing import H32, LP, H, Hs, cts, pts, u8, u32, u64
from protocol.params import Deck, generators
from protocol.proofs import shuffle
from protocol.secrets import Secrets, context, game_key, seed_commitment
from protocol.wire import Value
from tests.protocol import (
    choices_vector,
    evidence_vector,
    hands_vector,
    signature_vector,
    transcript_vector,
    wire_vectors,
    zones_vector,
)
from tests.protocol.setting import (
    DECK,
    GID,
    KEYS,
    SEEDS,
    Case,
    X,
    Y,
    another,
    another_point,
    cases,
    changed,
    ctx_at,
    is_point,
    leaves,
    rows,
    secrets_at,
    seen,
    stack,
)
from tests.protocol.setting import (
    Path as Place,
)

Json: TypeAlias = "str | int | list[Json] | dict[str, Json]"

FOLDER = Path(__file__).parents[2] / "protocol" / "vectors"


def hexed(value: Value) -> Json:
    """Bytes as hex, lists as lists."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, list):
        return [hexed(item) for item in value]
    raise TypeError("vectors hold bytes and lists of them")


def cards_json(listed: Sequence[Ciphertext]) -> Json:
    """Cards as pairs of hex."""
    return hexed(rows(listed))


def points_and_scalars() -> dict[str, Json]:
    """What is read, what is refused, and some multiples."""
    wrong_points = {**group.REFUSED_POINTS, "off the curve": b"\x02" + bytes(31), "31 bytes": G[:31]}
    wrong_scalars = {"q": Q, "q + 1": Q + 1, "bit 255": 2**255, "all ones": 2**256 - 1}
    refused = {why: value.to_bytes(32, "little") for why, value in wrong_scalars.items()}
    return {
        "points": {
            "valid": [point.hex() for point in (G, base(2), base(Q - 1))],
            "invalid": [{"why": why, "hex": data.hex()} for why, data in wrong_points.items()],
        },
        "scalars": {
            "valid": [{"value": str(k), "hex": encode_scalar(k).hex()} for k in (0, 1, 2**128, Q - 1)],
            "invalid": [{"why": why, "hex": data.hex()} for why, data in refused.items()],
        },
        "multiples": [
            {"k": encode_scalar(k).hex(), "P": P.hex(), "kP": mul(k, P).hex()}
            for k, P in ((0, G), (1, G), (Q - 1, G), (12345, base(678)), (5, IDENTITY))
        ],
    }


def encodings() -> Json:
    """Integers, lists, the hash; points and scalars with what must be refused."""
    inputs: list[tuple[str, list[bytes]]] = [
        ("kat", [b"abc", b""]),
        ("kat", []),
        ("kat", [b""]),
        ("kat", [b"a", b"bc"]),
        ("game", [bytes(range(256))]),
    ]
    return {
        "integers": [
            {"u8": 255, "hex": u8(255).hex()},
            {"u32": 258, "hex": u32(258).hex()},
            {"u64": 2**40 + 1, "hex": u64(2**40 + 1).hex()},
        ],
        "length_prefix": [{"data": data.hex(), "hex": LP(data).hex()} for data in (b"", b"abc")],
        "hashes": [
            {
                "label": label,
                "items": [item.hex() for item in items],
                "H": H(label, *items).hex(),
                "H32": H32(label, *items).hex(),
                "Hs": encode_scalar(Hs(label, *items)).hex(),
            }
            for label, items in inputs
        ],
        "lists": {
            "points": [base(k).hex() for k in (1, 2, 3)],
            "pts": pts([base(k) for k in (1, 2, 3)]).hex(),
            "cards": cards_json([(base(1), base(2)), (base(3), base(4))]),
            "cts": cts([(base(1), base(2)), (base(3), base(4))]).hex(),
        },
        **points_and_scalars(),
    }


def hash_to_group() -> Json:
    """Points from hashes, the generators, the faces of a deck and the fingerprint."""
    inputs: list[tuple[str, list[bytes]]] = [("gen", [u32(0)]), ("face", [b"kat", u32(8)]), ("other", [])]
    other = Deck(b"another deck", 3)
    return {
        "points": [
            {"label": label, "items": [item.hex() for item in items], "point": h2g(label, *items).hex()}
            for label, items in inputs
        ],
        "generators": [point.hex() for point in generators()],
        "decks": [
            {
                "deck_id": deck.deck_id.hex(),
                "faces": [point.hex() for point in deck.points],
                "params": deck.params.hex(),
            }
            for deck in (DECK, other)
        ],
    }


def secret_numbers() -> Json:
    """Masks, nonces and permutations of one seed at one place."""
    sec = Secrets(SEEDS[0], ctx_at(3, 0, "shuffle"))
    masks = [encode_scalar(sec.rand("rho", b"b", j)).hex() for j in (0, 1)]
    nonces = [encode_scalar(sec.nonce("w", b"s", j)).hex() for j in (0, 1)]
    return {
        "seed": SEEDS[0].hex(),
        "ctx": sec.ctx.hex(),
        "rand": [{"what": "rho", "bind": b"b".hex(), "j": j, "hex": k} for j, k in enumerate(masks)],
        "nonce": [{"what": "w", "st": b"s".hex(), "j": j, "hex": k} for j, k in enumerate(nonces)],
        "perm": [{"n": n, "order": list[Json](sec.perm(n))} for n in (1, 2, 12, 128)],
    }


def commitments() -> Json:
    """Seeds, game ids, keys, contexts and secret numbers."""
    places = [(0, bytes(32), 0, "hello", 0), (7, GID, 1, "shuffle", 2), (2**40, SEEDS[0], 0, "play", 1)]
    V = b"\x03" * 32
    commitment = seed_commitment(V, SEEDS[0])
    return {
        "seeds": [
            {"V": V.hex(), "seed": SEEDS[0].hex(), "K": commitment.hex(), "valid": 1},
            {"V": X[0].hex(), "seed": SEEDS[0].hex(), "K": commitment.hex(), "valid": 0},
            {"V": V.hex(), "seed": SEEDS[1].hex(), "K": commitment.hex(), "valid": 0},
            {"V": V.hex(), "seed": SEEDS[0].hex(), "K": H32("kat").hex(), "valid": 0},
        ],
        "games": [
            {"hello_0": b"red".hex(), "hello_1": b"blue".hex(), "gid": H32("game", b"red", b"blue").hex()}
        ],
        "keys": [
            {
                "seed": seed.hex(),
                "gid": GID.hex(),
                "x": encode_scalar(game_key(seed, GID)).hex(),
                "X": base(game_key(seed, GID)).hex(),
            }
            for seed in SEEDS
        ],
        "joint_key": Y.hex(),
        "contexts": [
            {
                "gid": GID.hex(),
                "seq": seq,
                "prev": prev.hex(),
                "seat": seat,
                "kind": kind,
                "item": item,
                "ctx": context(GID, seq, prev, seat, kind, item).hex(),
            }
            for seq, prev, seat, kind, item in places
        ],
        "secrets": secret_numbers(),
    }


def dice_chains() -> Json:
    """Chains, a further chain, links that hold and that do not, rolls."""
    chains = [dice.chain(SEEDS[seat], GID, seat, 16) for seat in (0, 1)]
    first = chains[0]
    links = [
        ("", GID, 0, 3, first[3], first[2]),
        ("gid", SEEDS[0], 0, 3, first[3], first[2]),
        ("seat", GID, 1, 3, first[3], first[2]),
        ("k", GID, 0, 4, first[3], first[2]),
        ("value", GID, 0, 3, first[4], first[2]),
        ("previous", GID, 0, 3, first[3], first[1]),
    ]
    sides = ([6, 6], [2], [256, 255, 129], [20] * 70)
    described = [(seat, 16, 0, 0) for seat in (0, 1)] + [(0, 4, 1, 16), (0, 4, 2, 20)]
    return {
        "gid": GID.hex(),
        "chains": [
            {
                "seed": SEEDS[seat].hex(),
                "seat": seat,
                "length": length,
                "m": m,
                "start": start,
                "values": [value.hex() for value in dice.chain(SEEDS[seat], GID, seat, length, m, start)],
            }
            for seat, length, m, start in described
        ],
        "links": [
            {
                "wrong": wrong,
                "gid": gid.hex(),
                "seat": seat,
                "k": k,
                "value": value.hex(),
                "previous": previous.hex(),
                "valid": int(not wrong),
            }
            for wrong, gid, seat, k, value, previous in links
        ],
        "rolls": [
            {
                "k": k,
                "values": [one[k].hex() for one in chains],
                "sides": list[Json](each),
                "faces": list[Json](dice.result(GID, k, [one[k] for one in chains], each)),
            }
            for k in (1, 2, 16)
            for each in sides
        ],
    }


def encryption() -> Json:
    """Sealing, masking, shares and opening."""
    E = stack(4)
    W = seen(E)
    single, _ = shuffle.prove(secrets_at(20, 0, "renew"), Y, E[:1])
    return {
        "keys": [encode_scalar(x).hex() for x in KEYS],
        "joint_key": Y.hex(),
        "deck_id": DECK.deck_id.hex(),
        "sealed": [{"face": f, "card": hexed(list[Value](DECK.seal(f, Y)))} for f in range(len(DECK.points))],
        "stack": [
            {
                "card": [a.hex(), b.hex()],
                "shares": [mul(x, a).hex() for x in KEYS],
                "hand_of_0": [a.hex(), W[k][1].hex()],
                "point": sub(W[k][1], mul(KEYS[0], a)).hex(),
                "face": k,
            }
            for k, (a, b) in enumerate(E)
        ],
        "masked": {"before": cards_json(E[:1]), "after": cards_json(single.F), "face": 0},
        "no_face": [
            {"why": "an unknown point", "card": [G.hex(), add(base(99), Y).hex()]},
            {"why": "two faces added", "card": [G.hex(), add(add(DECK.points[0], DECK.points[1]), Y).hex()]},
        ],
    }


def malformed(case: Case, place: Place) -> Value:
    """The proof with one word that has no canonical meaning."""
    if is_point(case, place):
        return changed(case.wire, place, lambda _: IDENTITY)

    def over_the_order(word: Value) -> Value:
        assert isinstance(word, bytes)
        return (int.from_bytes(word, "little") + Q).to_bytes(32, "little")

    return changed(case.wire, place, over_the_order)


def invalid(case: Case) -> list[Json]:
    """One altered and one malformed proof per field, one altered statement per part."""
    found: list[Json] = []
    for index, name in enumerate(case.fields):
        place = [path for path in leaves(case.wire) if path[0] == index][-1]
        found.append({"field": name, "refusal": "proof", "proof": hexed(another(case, place))})
        found.append({"field": name, "refusal": "encoding", "proof": hexed(malformed(case, place))})
        shorter = [item for i, item in enumerate(case.wire) if i != index]
        found.append({"field": name, "refusal": "encoding", "proof": hexed(shorter)})
    for name, value in case.statement.items():
        place = list(leaves(value))[-1]
        other = changed(value, place, (lambda _: SEEDS[0]) if name == "ctx" else another_point)
        found.append({"part": name, "refusal": "proof", "value": hexed(other)})
    return found


def proofs() -> Json:
    """Every proof: valid over several numbers of cards, invalid in every field."""
    return {
        name: {
            "fields": list[Json](small.fields),
            "valid": [
                {
                    "statement": {part: hexed(value) for part, value in case.statement.items()},
                    "proof": hexed(case.wire),
                }
                for case in ((small,) if name in ("key", "rekey") else (small, cases(12)[name]))
            ],
            "invalid": invalid(small),
        }
        for name, small in cases(2).items()
    }


FILES = {
    "encodings.json": encodings,
    "hash_to_group.json": hash_to_group,
    "commitments.json": commitments,
    "dice.json": dice_chains,
    "encryption.json": encryption,
    "proofs.json": proofs,
    **wire_vectors.FILES,
    **transcript_vector.FILES,
    **evidence_vector.FILES,
    **choices_vector.FILES,
    **hands_vector.FILES,
    **zones_vector.FILES,
    **signature_vector.FILES,
}


def main(folder: Path) -> None:
    """Write every file."""
    for name, build in FILES.items():
        text = json.dumps(build(), indent=1, ensure_ascii=True) + "\n"
        (folder / name).write_bytes(text.encode("ascii"))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
