"""What passes between clients and the server, whatever it passes through.

`requests` is what clients ask, `messages` what they are told over a socket, `answers` what else is
answered over HTTP, `codes` why not. All are frozen Structs: `python -m scripts.protocol` makes the
page's types and the tables of docs/protocol.md from them. `writing` turns a table, as one viewer sees
it, into messages and answers.
"""
