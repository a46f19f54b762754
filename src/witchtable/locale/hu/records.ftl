# Mi lehet hibás egy játszmanaplóban.

error-record = { $where }: { $problem }
record-line = A játszmanapló { $line }. sora
record-whole = Ez a játszmanapló
record-unreadable = nem olvasható: { $detail }
record-truncated = a közepén megszakad; az utolsó teljes sor száma: { $line }.
record-not-one = nem így kezdődik: „{ $expected }”.
record-version = a változata { $found }; ez a program ezt a változatot olvassa: { $known }.
record-line-break = kocsivissza jellel végződik; a sorok végén egyszerű soremelés kell (LF, nem CRLF).
record-header = ennek kellene itt állnia: „{ $expected }”.
record-number = egész szám kellene, de ez áll itt: „{ $found }”.
record-players = { $seats ->
    [one] egy hely van, de { $names } név.
   *[other] { $seats } hely van, de { $names } név.
  }
record-rules = a játszmát a szabályok { $found } változatával játszották; ez a program ezt a változatot ismeri: { $known }.
record-edition = a játszmát ezzel a kiadással játszották: „{ $found }”, nem ezzel: „{ $known }”.
record-seed = a kezdőmag nem nyilvános; amíg a játék tart, csak a hash értéke látszik.
record-commitment = a kezdőmag nem egyezik azzal a hash értékkel, amelyet az osztás előtt közzétettek.
record-move = itt ennek a lépésnek kellene állnia: { $number }., így: „{ $number } A jelölés”.
record-seat = nincs ilyen hely: „{ $seat }”.
record-illegal = a szabályok nem engedik meg: { $reason }
record-result = az eredmény itt „{ $found }”, de a lejátszott játszmáé „{ $known }”.
record-digest = a lejátszott játszma más állásban ér véget, mint amit a napló megad.
record-other = újra leírva így hangzik: „{ $known }”, nem így: „{ $found }”.
record-surplus = a vége után is áll valami.
