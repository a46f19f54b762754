"""Programs that speak the line protocol, well or badly: `python programs.py good`."""

import json
import sys
import time


def say(message):
    print(json.dumps(message), flush=True)


def main(kind):
    print("I come with the best intentions", file=sys.stderr, flush=True)
    if kind == "mute":
        time.sleep(600)
    if kind == "deaf-at-once":
        sys.exit(4)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"rude": {"type": "nonsense"}, "blank": {}}.get(kind, {"type": "ready"}))
        elif message["type"] == "choose":
            answer(kind, message)
        else:
            break


def answer(kind, message):
    legal, number = message["legal"], message["decision"]
    if kind == "dies":
        sys.exit("my last words")
    elif kind == "dies-at-third" and number == 3:
        sys.exit(1)
    elif kind == "hangs":
        time.sleep(600)
    elif kind == "hangs-with-child":
        import subprocess

        subprocess.run(["sleep", "600"])
    elif kind == "garbage":
        print("hello? \x00{", flush=True)
    elif kind == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif kind == "illegal":
        say({"action": "fly to the moon"})
    elif kind == "not-now":
        say({"action": "end"})
    elif kind == "empty":
        say({})
    elif kind == "wrong-number":
        say({"action": legal[0], "decision": number + 1})
    elif kind == "complains":
        say({"error": "out of ideas"})
    else:
        say({"action": legal[0]})


if __name__ == "__main__":
    main(sys.argv[1])
