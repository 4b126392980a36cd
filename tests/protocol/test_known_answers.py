"""The known answers of the specification: an independent program produced them."""

import hashlib

from protocol import dice
from protocol.group import add, base, encode_scalar
from protocol.hashing import H32, cts
from protocol.params import Deck, generators
from protocol.proofs import key, rekey, share, shuffle
from protocol.secrets import Secrets, context, game_key, seed_commitment
from protocol.wire import Value

SEEDS = (b"\x01" * 32, b"\x02" * 32)
GID = H32("kat-game")
KEYS = tuple(game_key(seed, GID) for seed in SEEDS)
X = tuple(base(x) for x in KEYS)
Y = add(*X)


def ctx_at(seq: int, seat: int, kind: str) -> bytes:
    """A context right after an empty previous hash."""
    return context(GID, seq, bytes(32), seat, kind, 0)


def words(value: Value) -> list[str]:
    """Every 32-byte word of a proof, in order."""
    if isinstance(value, bytes):
        return [value.hex()]
    return [word for item in value for word in words(item)] if isinstance(value, list) else []


def test_hash_and_parameters() -> None:
    """Hash, generators, faces and fingerprint."""
    deck = Deck(b"kat", 9)
    assert H32("kat", b"abc", b"").hex() == "d188b5dc65543beba5643253567484b2e1fa2c85c2203501fe1229bfbc564435"
    assert [generators()[i].hex() for i in (0, 1, 128)] == [
        "f1a7a6095932e8b48512c049ae681e76d9417f00e41073c7950dd3c4969c9580",
        "9b762cf02445e8e0c7c894ab009f69893fb7f0234aa3534e4c7c0d284ade8023",
        "6cfe0c4f161c75d708be0fb3804ac18d7bf6b0bdfa86cbd4891cbcebe1c4a451",
    ]
    assert deck.points[0].hex() == "a8ab4f7b7ee1459e35861cf9573df6a439bf2df1e8c4ed3f2c69525792af3a14"
    assert deck.params.hex() == "20cbb3f8bd48a2f9d34656f281ebeb84b80cd3f249bd3564181d4f1b3b5df584"


def test_keys_and_commitment() -> None:
    """Game id, keys, joint key, seed commitment."""
    assert GID.hex() == "ef75b80e1af19e782caf33defb60a34e8389c326d8220ec0a915dcc2f840f79f"
    assert X[0].hex() == "9c4ed024d6dee8ccf14707ba03368bccf63f614230506e99bae43880e5f05167"
    assert X[1].hex() == "d2eb446c4cfe5a47731b64521378fdeb465967c66806eae39d6daa6707d827e2"
    assert Y.hex() == "7daab04cc8c69815e6b95a890f1d7256cbfcd97b73ae3d0c22da0070bf4b61cb"
    assert (
        seed_commitment(b"\x03" * 32, SEEDS[0]).hex()
        == "878d35c18437fd103fc70818215035f3565ff695e0d36f34551bfd32d464c10e"
    )


def test_p1() -> None:
    """Knowledge of the key."""
    ctx = ctx_at(1, 0, "key")
    assert ctx.hex() == "6dac565805b779491602e24f7e32796d6d64ff609165ee285d66e96f526f84dd"
    proof = key.prove(Secrets(SEEDS[0], ctx), KEYS[0], X[0])
    assert words(proof.to_wire()) == [
        "5eb8a96ee065168875a24d22b94218a3fd8f21bd1e9486ae760a416193784d0a",
        "688e84ab6cf00bbe90c46a058f1ba65a5a46d571c83c22f4b1d5638d1e23070c",
    ]
    assert key.verify(ctx, X[0], proof)


def test_p2() -> None:
    """Two shares."""
    ctx = ctx_at(9, 1, "share")
    assert ctx.hex() == "12137d245c73fdc231fb26bd822156f2dd820308e9d0fd93679649e88200fb35"
    A = generators()[1:3]
    proof = share.prove(Secrets(SEEDS[1], ctx), KEYS[1], X[1], A)
    assert [point.hex() for point in proof.D] == [
        "cfdaac5ad2948c67354148729d85b608761c7ebdf6eb99abf1aec4082025efe2",
        "64ba0a69b4ed408c19d88c28e247dcf7ff8ef3cbb5a07d5ee26ff73277ee8d64",
    ]
    assert [encode_scalar(k).hex() for k in (proof.c, proof.s)] == [
        "c874c22f743f0fa206867a0f7e3ada602a5a50ae4e9d78de86e4e7596ba88903",
        "63953db7d1ee6344d6de7da38bf778a48cd3a6338d589cba48b913e6fa00cc02",
    ]
    assert share.verify(ctx, X[1], A, proof)


def test_p3() -> None:
    """A card moved from seat 0's key to the joint key."""
    ctx = ctx_at(10, 0, "bury")
    card = (generators()[1], generators()[2])
    proof = rekey.prove(Secrets(SEEDS[0], ctx), KEYS[0], X[0], Y, card)
    assert words(proof.to_wire()) == [
        "9969ab2987a1c76e1b091388f4e5633f17fa0e1cb87d2edda561fd8c80b26e62",
        "090b402a7e37c87793384365d988299e54b368c208a8e5d5e53948365f1fa62c",
        "86e1e5b5af6170e768985e46b7fed7f74815177ef054bc65a66bef013250c605",
        "40499d7ced51d8a903093aa9bb2748d61a18b43ba459d00ab40a7cf08c1ef903",
        "f9eb5dde6dc749aa497c6fb8462270c2e80718f89370c55e70a0be6716a5240d",
    ]
    assert rekey.verify(ctx, X[0], Y, card, proof)


def test_p4() -> None:
    """A shuffle of twelve cards."""
    ctx = ctx_at(3, 0, "shuffle")
    assert ctx.hex() == "d9f0d08166c5b1b1d696e206b3d52c0dc815dbc87b0e2b9687aefa05ec628591"
    deck = Deck(b"kat", 9)
    E = [deck.seal(face, Y) for face in (0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2)]
    proof, pi = shuffle.prove(Secrets(SEEDS[0], ctx), Y, E)
    assert pi == [0, 1, 2, 5, 11, 6, 10, 8, 9, 3, 4, 7]
    assert (
        hashlib.sha256(cts(proof.F)).hexdigest()
        == "23d18823a1d2a76c61de8cc9a5465af3cad7243f07b167c32eb6d66dc7b11839"
    )
    rest = bytes.fromhex("".join(words(proof.to_wire()[1:])))
    assert len(rest) == 1696
    assert (
        hashlib.sha256(rest).hexdigest() == "5e01422962fa9b18dc6bf8b72b4a11635859e78708fe1ccb1033ece8d1f6986a"
    )
    assert shuffle.verify(ctx, Y, E, proof)


def test_dice() -> None:
    """Chain heads and two rolls."""
    chains = [dice.chain(SEEDS[seat], GID, seat, 16) for seat in (0, 1)]
    assert chains[0][0].hex() == "d43b61a5962e0c4b1ea187235e5aa307c8aa7ba658d1c65bfed8d1105c130de4"
    assert chains[1][0].hex() == "96213f151645e867fb254456532bc6ed9b1c8464697f535893c7f0c91153a6d0"
    rolls = [dice.result(GID, k, [one[k] for one in chains], (6, 6)) for k in (1, 2)]
    assert rolls == [[2, 2], [3, 3]]
