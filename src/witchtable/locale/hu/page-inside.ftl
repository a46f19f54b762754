# Az asztal a böngészőben: hol tart, mi hiányzik neki, és az itt őrzött játszmák.

## Minden oldalon
inside-loading = Terítjük az asztalt…
inside-loading-then = Terítjük az asztalt, aztán kezdünk…
inside-trouble = { $what ->
    [old] Ez a böngésző túl régi a benne terített asztalhoz. A szabályok és a játékmenet olvasható, de játszani csak újabb böngészőben lehet.
    [insecure] A böngésző csak https kezdetű címen vagy a saját gépén terít asztalt. A szabályok és a játékmenet olvasható.
    [keeps-nothing] Ez a böngésző nem őriz meg semmit, talán privát az ablak. Játszhatsz, de a játszmák elvesznek, amikor bezárod.
    [full] Nincs több hely ezen a készüléken: az utolsó lépést nem sikerült megőrizni. Szabadíts fel helyet, aztán töltsd be újra az oldalt.
    [not-kept] A böngésző nem őrizte meg az utolsó lépést. Töltsd be újra az oldalt, és az előzőtől folytathatod.
    [unreachable] Megszakadt a kapcsolat, mielőtt megterítettük volna az asztalt. Töltsd be újra az oldalt: ami már itt van, az nem jön még egyszer.
    [newer] A játszmáidat a Witchtable egy újabb változata őrizte meg. Töltsd be újra az oldalt hálózattal.
    [unreadable] Amit ez a böngésző a játszmáidból megőrzött, az nem olvasható. Marad, ahogy van; ha elölről kezdenéd, töröld az oldal adatait a böngésző beállításaiban.
   *[broken] Nem sikerült megteríteni az asztalt. Töltsd be újra az oldalt; ha ez sem segít, talán sérült az oldalnak ez a példánya.
  }
inside-again = Újratöltés
inside-elsewhere = Ez a játszma egy másik lapon folyik. Itt nézed.
inside-take-over = Itt játszom
inside-update = Itt a Witchtable új változata.
inside-update-do = Betöltés

## Az előtér
inside-games = A játszmáid ebben a böngészőben vannak
inside-games-why = Senki másnál nincsenek meg. Mentsd el őket időnként, vagy vidd át egy másik készülékre.
inside-save = Minden játszma mentése
inside-save-none = Még nincs játszma.
inside-bring = Játszmák hozása
inside-brought = { $count ->
    [0] Ezek a játszmák mind itt voltak már.
    [one] Egy játszma megérkezett, a tieid vagy a befejezettek között van.
   *[other] { $count } játszma megérkezett, a tieid és a befejezettek között vannak.
  }
inside-install = Telepítés erre a készülékre
inside-install-by-hand = Erre a készülékre: „Megosztás”, majd „Hozzáadás a Főképernyőhöz”. Ott játszmák nélkül kezdődik: mentsd el őket itt, és hozd be őket ott. (Amit egy nem telepített oldal megőriz, azt a Safari egy hét látogatás nélkül eldobja.)
inside-refused = { $name }, { $line }. sor: { $reason }
inside-others = Játék másokkal
inside-others-why = Egy készüléken osztozhattok egy asztalon: válaszd a „Valaki más ennél a készüléknél” lehetőséget a „Több …” alatt. Több készülékhez szerver kell. Aki telepítette a Witchtable-t, így indít egyet:
inside-others-then = aztán linkkel meghívja a többieket.
