"""placeholder"""
def draw(view, edition):
    return []
