# Befejezett játszmák újra, lépésről lépésre.
replay-name = Visszajátszás
replay-review = Elemzés
replay-title = { $game }, visszajátszás
replay-controls = Végig a játszmán
replay-move = Lépés
replay-at = { $step }/{ $steps }. lépés
replay-first = Az osztáshoz
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Egy lépést előre
replay-last = A végére
replay-speed = Sebesség
replay-times = { $speed }×
replay-eyes = Kinek a szemével
replay-spectator = Néző
replay-things = { $name } holmija
replay-copy = Link másolása
replay-deal = Az osztás
replay-before = Minden a helyén van; még senki sem lépett.
replay-unseen = Ebből a lépésből innen semmi sem látszott.
replay-move-of = { $step }. lépés: { $name }
replay-continue = Folytasd innen
replay-continue-how = { $eyes ->
    [spectator] Új asztal nyílik pontosan ennél a lépésnél: azzal játszol, aki éppen következik, a többiekkel botok.
   *[seat] Új asztal nyílik pontosan ennél a lépésnél: { $name } helyén játszol, a többiekén botok.
  }
replay-continue-over = E lépés után már nincs mit játszani.
replay-not-over = Ez a játszma még tart.
replay-to-table = Az asztalhoz
