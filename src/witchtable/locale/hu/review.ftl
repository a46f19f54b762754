# Visszatekintés egy játékra.

# Mit tett valaki, és mennyit ért.
review-slip = { $name } ezt választotta: „{ $played }”; „{ $better }” { $bound ->
    [least] legalább { $percent }
   *[exact] { $percent }
  } %-kal többet ért volna.
review-find = { $name } { $choices } lehetőség közül ezt találta meg: „{ $played }”; ez { $percent } %-kal több a szokásos játéknál.
review-luck-deal = { $way ->
    [good] Az osztás kedvezett: { $name } { $percent } %-kal a méltányos rész fölött indult.
   *[bad] Az osztás nem kedvezett: { $name } { $percent } %-kal a méltányos rész alatt indult.
  }
review-luck-drawn = { $way ->
    [good] Szerencse, { $percent } %-ot ér. Akinek kedvezett: { $name }.
   *[bad] Balszerencse, { $percent } %-ba kerül. Akit sújtott: { $name }.
  }
review-luck-shown = { $way ->
    [good] Ami kiderült, { $percent } %-ot ért. Akinek kedvezett: { $name }.
   *[bad] Ami kiderült, { $percent } %-ba került. Akit sújtott: { $name }.
  }
review-luck-why = { $way ->
    [good] Ebben segít: { $sources }.
   *[bad] Ebben árt: { $sources }.
  }
review-luck-nothing = Ez véletlen volt: senki sem tehetett róla vagy ellene.
review-luck-together = Mindenki egyszerre döntött: senki sem tudhatta, mit tesznek a többiek.

# Miért.
review-why-less = Ebből kevesebbet hoz: { $less }.
review-why-more = Ebből többet hoz: { $more }.
review-why-both = Ebből többet hoz: { $more }; ebből kevesebbet: { $less }.
review-why-points = A végén körülbelül { $points } ponttal { $kind ->
    [fewer] kevesebb
   *[more] több
  }.
review-why-gift = Ajándék neki: { $name }, { $percent } %.

# Amit egy barát mondana: hogyan álltál.
review-stood-abandoned = A játék félbemaradt, { $name }; az esélyed { $percent } % volt.
review-stood-won = Nyertél, { $name }, és { $turn ->
    [0] soha senki sem járt előtted.
   *[other] egy idő után senki sem járt előtted (onnantól: { $turn }. forduló).
  }
review-stood-behind-won = Nyertél, { $name }, pedig az esélyed egyszer { $percent } %-ra esett ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }).
review-stood-led-lost = Utoljára ekkor álltál az élen, { $name }: { $turn }. forduló; legjobb esélyed { $percent } % volt, aztán kicsúszott a kezedből.
review-stood-lost = Nehéz dolgod volt, { $name }: legjobb pillanatodban { $percent } %-on álltál ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }).
# Hol fordult meg.
review-turned-slip = Itt fordult meg ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }): „{ $better }” { $bound ->
    [least] legalább { $percent }
   *[exact] { $percent }
  } %-kal többet ért volna, mint „{ $played }”.
review-turned-slip-won = Itt adtad fel a legtöbbet ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }): „{ $better }” { $bound ->
    [least] legalább { $percent }
   *[exact] { $percent }
  } %-kal többet ért volna, mint „{ $played }”.
review-turned-find = A legjobb húzásod ez volt ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }): „{ $played }”; { $percent } %-kal több a szokásos játéknál.
review-turned-gift = { $other } ezt választotta ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }): „{ $played }”, és { $percent } %-ot hagyott neked.
review-turned-cost = { $other } ezt játszotta ({ $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }): „{ $played }”, és ez { $percent } %-odba került.
review-turned-nowhere = Egyetlen húzás sem döntötte el, sok kicsi együtt igen.
# Mi volt szerencse.
review-luck-even = A szerencse méltányos volt: sem sokat nem segített, sem sokat nem ártott neked.
review-luck-unknown = Nem mondható meg biztosan, mennyi volt ebből szerencse.
review-luck-sum = { $way ->
    [good] A szerencse veled volt, hol itt, hol ott: a játék { $percent } %-a.
   *[bad] A szerencse ellened volt, hol itt, hol ott: a játék { $percent } %-a, és erről nem tehettél.
  }
review-luck-unforeseen = { $way ->
    [good] A körök jobban végződtek neked, mint ahogy előre látszott, összesen { $percent } %-kal; amit húztak, kevesebbet számított.
   *[bad] A körök rosszabbul végződtek neked, mint ahogy előre látszott, összesen { $percent } %-kal; amit húztak, kevesebbet számított.
  }
review-luck-most = { $way ->
    [good] A szerencse veled volt, összesen a játék { $percent } %-a; legjobb pillanata, { $part } %, { $where ->
        [deal] az osztáskor jött
       *[round] ekkor jött: { $turn }. forduló
      }.
   *[bad] A szerencse ellened volt, összesen a játék { $percent } %-a; legrosszabb pillanata, { $part } %, { $where ->
        [deal] az osztáskor jött
       *[round] ekkor jött: { $turn }. forduló
      }, és erről nem tehettél.
  }

# Te mit tennél?
review-try-best = { $choices } lehetőség közül nem találtunk jobbat.
review-try-good = Jó választás, körülbelül olyan jó, mint a legjobb talált: „{ $better }”.
review-try-slip = „{ $better }” { $percent } %-kal többet ér.
review-try-blunder = Ez a győzelem { $percent } %-át elajándékozza; „{ $better }” megtartja.
review-try-step = Ennél a lépésnél semmi sem dőlt el ({ $step }.): { $steps } húzás van.

# Az elszámolás.
review-name = Visszatekintés
review-title = { $game }: visszatekintés
review-account = Az elszámolás, a győzelem százalékában
review-account-points = Az elszámolás, pontokban
review-fair = méltányos rész
review-skill = tudás
review-gifts = ajándékok
review-luck = szerencse
review-result = eredmény
review-given-away = elajándékozva
review-explained = Méltányos rész: amennyit a hely az osztás előtt ér. Tudás: amit a saját döntések a szokásos játékhoz képest hoztak vagy vittek. Ajándék: amit a többiekéi adtak vagy elvettek. Szerencse: amit osztottak és húztak. A halvány számok bizonytalanok.
review-at-least = Ez csak gyors pillantás volt: az itt írtnál többet is elajándékozhattak.
review-least = legalább { $worth }
review-abandoned = Ezt a játékot nem játszották végig: az eredmények az utolsó becslések.
review-turning-points = Fordulópontok
review-where = { $move }. húzás, { $turn ->
    [0] az első forduló előtt
   *[other] { $turn }. forduló
  }
review-where-deal = az osztás
review-played = játszott
review-better = jobb
review-shares = Győzelmi esélyek húzásról húzásra
review-share-at = { $move }. húzás: { $shares }
review-working = Visszatekintés
review-no-moments = Semmi sem emelkedett ki.
review-no-mind = Ehhez nincs saját bíró: { $title }. Minden szám véletlen játékokból származik, és durva.
review-bad-depth = Nincs „{ $depth }” mélység; ezek vannak: { $known }.
review-bad-work = Ebben nincs folytatható visszatekintés: { $file } ({ $problem })
review-unwritable = Nem írható: { $file } ({ $problem })
