# The end of a game.

end-title = The end
end-show = Show the result
end-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
end-why = { $margin ->
    [one] One point
   *[other] { $margin } points
  } ahead of { $other }; most of it by “{ $source }”, { $mine } to { $theirs }.
end-why-points = { $margin ->
    [one] One point
   *[other] { $margin } points
  } ahead of { $other }.
end-why-tie = As many points as { $other }: the tie-break decides.
end-why-shared = { $points } points each.
end-next = What next
end-lobby = Lobby
end-nobody = Nobody wins.
end-sheets = Score sheets
end-source = Source
end-total = Total
end-chart = Scores over time
end-moves = { $count } moves
end-uncounted = { $why ->
    [named_deal] A deal that was asked for does not count for statistics.
    [hot_seat] A game with several seats for one player does not count for statistics.
    [rewound] A game that went back does not count for statistics.
   *[continued] A game that was played on does not count for statistics.
  }
end-rematch = Play again
end-same-deal = Same deal
end-join-rematch = Join the rematch
end-review = Review
end-replay = Replay
end-record = Record
nobody = nobody
