"""The table as text."""


def draw(view, edition):
    return ["todo"]
