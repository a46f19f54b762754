# A játszma vége.

end-title = Vége
end-show = Lássuk az eredményt
end-winner = { $count ->
    [one] { $names } győzött!
   *[other] { $names } osztozik a győzelmen!
  }
end-why = { $margin } ponttal előzte meg: { $other }; a legtöbbet ez hozta: „{ $source }”, { $mine } : { $theirs }.
end-why-points = { $margin } ponttal előzte meg: { $other }.
end-why-tie = Pontegyenlőség vele: { $other }; a döntetlenszabály dönt.
end-why-shared = Fejenként { $points } pont.
end-next = Hogyan tovább
end-lobby = Előtér
end-nobody = Senki sem győzött.
end-sheets = Pontozólapok
end-source = Forrás
end-total = Összesen
end-chart = Pontszámok lépésről lépésre
end-moves = { $count } lépés
end-uncounted = { $why ->
    [named_deal] A kért osztás nem számít bele a statisztikába.
    [hot_seat] Az a játék, amelyben egy játékosnak több helye van, nem számít bele a statisztikába.
    [rewound] Az a játék, amely visszament, nem számít bele a statisztikába.
   *[continued] A továbbjátszott játék nem számít bele a statisztikába.
  }
end-rematch = Még egyet!
end-same-deal = Ugyanaz az osztás
end-join-rematch = Irány a visszavágó
end-review = Elemzés
end-replay = Visszajátszás
end-record = Játszmanapló
nobody = senki
