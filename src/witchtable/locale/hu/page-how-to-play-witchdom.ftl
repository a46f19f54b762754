# How to play Witchdom, to read. The first line of a message is its heading.
how-wd-goal = Főzz bájitalokat, gyűjts boszorkányokat a klánodba, és teljesítsd elsőként a célokat. A legtöbb pont győz.
how-wd-setup = Két novíciával a kezedben és egy kezdőbájitallal indulsz; a három helyszín mindegyikén három alapanyag, egy bájital és egy boszorkány várja, hogy elvidd.
how-wd-play = Gyűjtés: játssz ki egy lapot
    Ebben a körben ez az aktív. Számai az akciópontjaid az egyes helyszíneken. A frissítés szimbólumú boszorkány előbb felfrissítheti az összes boszorkányt, az összes bájitalt vagy egy helyszín alapanyagait.
how-wd-collect = Haladj lefelé a táblán
    Minden pont egy dolgot vesz el a saját helyszínén: egy alapanyagot, a bájitalt, a hátlapján lévő eszközt vagy a boszorkányt. Először a hegyek, utoljára a tó. Az üres helyek azonnal megtelnek.
how-wd-brew = Főzz meg egy bájitalt
    Az aktív boszorkányon ott kell lennie a zászlajának; joker bájitalhoz bármelyik boszorkány jó. Fizesd ki az alapanyagait, és legyenek meg az eszközei. Két egyforma alapanyag bármelyik alapanyagot vagy eszközt pótolja.
how-wd-clan = A klánba
    A bájital, a boszorkány és a felhasznált eszközök a klánodba kerülnek, és ott maradnak. A klán eszköze minden későbbi bájitalhoz jó. Aki egy célt elsőként teljesít, elveszi.
how-wd-rest = Vagy pihenj
    Vedd vissza minden kijátszott lapodat, és a tábláról { $setup_rest_resources } alapanyagot.
how-wd-score-cards = Bájitalok és boszorkányok a klánban: ami rajtuk áll.
how-wd-score-tools = Különböző eszközök a klánban: { $scoring_tools_ladder_1 } · { $scoring_tools_ladder_2 } · { $scoring_tools_ladder_3 } · { $scoring_tools_ladder_4 } · { $scoring_tools_ladder_5 }, ha egy, kettő … öt van.
how-wd-score-objectives = Célok: ami rajtuk áll.
how-wd-score-left = Megmaradt alapanyagok: fajtánként { $scoring_leftover_per_kind }, legfeljebb { $scoring_leftover_max }.
how-wd-score-none = Ami még várakozik, a kézben lévő és a kijátszott lapok: semmi.
how-wd-end = Ha legfeljebb egy cél maradt, vagy elfogyott egy pakli, befejezzük a fordulót, és még egyet játszunk. Azután jön a pontozás.
how-wd-tie = Egyenlő? Több cél, azután több bájital a klánban; végül közös győzelem.
how-wd-mistake-up = Visszamenni fölfelé. Az erdőből ebben a körben már nincs út a hegyekbe.
how-wd-mistake-decline = Pontot kihagyni. Amíg van mit elvenni, el kell venned.
how-wd-mistake-late = Menet közben frissíteni. Csak az első pont előtt lehet.
how-wd-mistake-novice = Novíciával főzni. Sosem tud, joker bájitalt sem.
how-wd-mistake-below = Korábban kijátszott boszorkánnyal főzni. Csak az aktív lap számít.
how-wd-mistake-rested = Pihenés után főzni. Olyankor nincs aktív boszorkány.
how-wd-mistake-two = Kétszer főzni. Körönként egy bájital a határ.
how-wd-mistake-waiting = Beszámolni a várakozó eszközöket. Csak akkor érnek pontot, ha egy bájital már használta őket.
how-wd-mistake-pair = Eszköz helyett párral fizetni, és az eszközre várni. Egy sem kerül a klánba.
how-wd-mistake-wild = Joker bájitalt célhoz számolni. Nincs színe.
how-wd-animals = Állatokkal
    Egy pont a boszorkánylapot a hátlapján lévő állatként is elveheti. Ha nem főzöl, az aktív boszorkány megszelídít egyet azért az alapanyagért, amelyet szeret. Különböző állatok: { $scoring_animals_ladder_1 } · { $scoring_animals_ladder_2 } · { $scoring_animals_ladder_3 } · { $scoring_animals_ladder_4 } · { $scoring_animals_ladder_5 }.
how-wd-solo = Egyedül Ostara ellen
    { $solo_rounds } forduló, mindet ő kezdi. Egy jelző mondja meg, mit vesz el; ha főzhet, főz.
how-wd-open = Nyílt és titkos
    Csak a kézben tartott és a lefordított lapok titkosak.
how-wd-short = Ha valami elfogy
    Üres zsáknál a helyek üresen maradnak. Az a pont, amely nem talál semmit, elvész.
