"""A bot without Witchtable: it needs nothing but JSON, and could be written in any language."""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready"}
    elif message["type"] == "choose":
        answer = {"action": message["legal"][0]}
    else:
        break
    print(json.dumps(answer), flush=True)
