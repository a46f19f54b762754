# What may be wrong with the record of a match.

error-record = { $where }: { $problem }
record-line = Line { $line } of this match record
record-whole = This match record
record-unreadable = it cannot be read: { $detail }
record-truncated = it stops in the middle; the last complete line is { $line }.
record-not-one = it does not begin with “{ $expected }”.
record-version = it is written in version { $found }; this program reads version { $known }.
record-line-break = it ends with a carriage return; lines must end with plain newlines (LF, not CRLF).
record-header = expected “{ $expected }”.
record-number = expected a whole number, found “{ $found }”.
record-players = { $seats ->
    [one] one seat, but { $names } names.
   *[other] { $seats } seats, but { $names } names.
  }
record-rules = the match was played by version { $found } of the rules; this program plays version { $known }.
record-edition = the match was played with the edition “{ $found }”, not with “{ $known }”.
record-seed = the seed is withheld; only its hash is shown while the game is running.
record-commitment = the seed does not match the hash that was published before the deal.
record-move = expected move { $number } as “{ $number } A notation”.
record-seat = there is no seat “{ $seat }”.
record-illegal = the rules do not allow it: { $reason }
record-result = the result says “{ $found }”, but playing it gives “{ $known }”.
record-digest = playing it leads to another position than the one it ends with.
record-other = written again it reads “{ $known }”, not “{ $found }”.
record-surplus = something stands after its end.
