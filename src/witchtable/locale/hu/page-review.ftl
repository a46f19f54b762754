# Visszatekintés egy befejezett játszmára, az oldalon.
page-review-note = Három mondatban
page-review-for = Kinek szól
page-review-you = Te, { $name }
page-review-won = nyert
page-review-working = Visszatekintés a játszmára: az első pillantás néhány másodperc.
page-review-deeper = alaposabban nézi… { $percent } %
page-review-progress = Hol tart az elemzés
page-review-size = { $players } játékos, { $moves } lépés
page-review-not-over = Ez a játszma még tart: az elemzés a végén készül el.
page-review-failed = Ezt a játszmát nem sikerült elemezni.
page-review-stopped = Az elemzés félúton megállt: eddig jutott.
page-review-of-moves = { $count } fordulópont { $moves } lépésben
page-review-news = Még { $count } fordulópont megmutatása
page-review-kind = { $kind ->
    [slip] Hiba
    [find] Erős lépés
    [misfortune] Balszerencse
   *[luck] Szerencse
  }
page-review-luck-of = { $mine ->
    [1] Neked
   *[other] Neki: { $name }
  }
page-review-percent = { $figure } %
page-review-at-least = legalább { $figure } %
page-review-played = Lépett
page-review-better = Jobb
page-review-best = Legjobb
page-review-best-of = { $count } lehetőség közül
page-review-for-you = Neked: { $figure } %.
page-review-view = { $view ->
    [share] Esély
    [score] Pontok
   *[words] Táblázat
  }
page-review-view-about = { $view ->
    [share] együtt mindig 100 %; az elmosódott szél a bizonytalanság
    [score] az asztalon lévő pontok minden lépés után
   *[words] minden forduló elején
  }
page-review-views = Megjelenítés
page-review-turn = { $turn ->
    [0] előkészületek
   *[other] { $turn }. forduló
  }
page-review-column-turn = Forduló
page-review-column-end = A vége
page-review-points = { $count } pont
page-review-move = { $move }. lépés: { $name }, { $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }
page-review-before-after = { $name }: előtte { $before } %, utána { $after } %
page-review-before-after-better = { $name }: előtte { $before } %, utána { $after } %, a jobbal { $better } %
page-review-previous = Előző fordulópont
page-review-next = Következő fordulópont
page-review-try = Te mit lépnél?
page-review-play-on = Játék innen tovább
page-review-keys-points = fordulópontok
page-review-keys-moves = lépésenként
page-review-account = Az elszámolás
page-review-unit = { $measure ->
    [share] a győzelem %-ában
   *[score] pontban
  }
page-review-unsure = nem biztos
page-review-back = Vissza az elemzéshez
page-review-judging = Értékelés…
page-review-again = Újra
page-review-next-slip = A következő hibád
page-review-yours = Tiéd
page-review-verdict = { $verdict ->
    [best] A legjobb, amit találtunk
    [good] Jó választás
    [slip] Hiba
   *[blunder] Nagy hiba
  }
page-review-as-played = Pontosan ez történt a játszmában.
page-review-against = { $way ->
    [even] Körülbelül olyan jó, mint ami történt.
    [better] { $figure } %-kal többet ér annál, ami történt.
   *[worse] { $figure } %-kal kevesebbet ér annál, ami történt.
  }
page-review-jumps = Az elemzés részei
page-review-jump = { $part ->
    [story] Történet
    [board] Tábla
    [moments] Pillanatok
   *[account] Számla
  }
page-review-winning = Ki állt nyerésre
page-review-turned = Itt fordult meg: { $where }, { $figure } % { $mine ->
    [1] neked
   *[other] ({ $whose })
  }. Az elemzés megmutatja, miért.
