"""placeholder"""
def choose(place, rng):
    return place.legal[0]
