"""The apprentice."""

from witchtable.engine.place import Place


def choose(place: Place, rng):
    return rng.choice(place.legal)
