# Amit Pim a kísért játékban mond: minden döntésfajta előtt, a kérdése szerint.
coach-witchdom-ask-play = A legtöbb körben kijátszol egy boszorkányt, és gyűjtesz vele. A pihenés minden kijátszott lapodat visszaadja: akkor pihenj, ha a kézben maradtak már keveset érnek.
coach-witchdom-ask-play-only = Nézd a boszorkányok alatti számokat: ennyiszer gyűjtenek a hegyekben, az erdőben és a tónál. Azt játszd ki, akinek a helyszínein az van, ami kell.
coach-witchdom-ask-rest-only = Üres a kezed, tehát pihensz: minden kijátszott lapod visszatér, és alapanyagokat is elveszel.
coach-witchdom-ask-restore = Gyűjtés előtt ez a boszorkány lecserélheti a boszorkányokat, a bájitalokat vagy egy helyszín alapanyagait. Csak akkor tedd, ha nem segít, ami ott van.
coach-witchdom-ask-collect = Egy pont egy dolgot vesz el erről a helyszínről: egy alapanyagot, a bájitalt, annak eszközoldalát vagy a boszorkányt. A bájital megmondja, mit gyűjts ezután.
coach-witchdom-ask-rest = Pihenés közben bárhonnan vehetsz alapanyagot a tábláról. Azt vedd el, ami a várakozó bájitalaidhoz hiányzik.
coach-witchdom-ask-brew = Minden megvan: a kijátszott boszorkány mutatja a színt, és fizetni is tudsz. A bájital és a boszorkány a klánodba kerül és pontot ér, de őt többé nem játszhatod ki.
coach-witchdom-ask-tame = Most megszelídíthetsz egy állatot. Végleg a klánodba kerül; minden fajtából csak egy.
coach-witchdom-ask-brew-or-tame = A kör végén a kettő közül csak az egyik: bájital vagy állat. Melyik visz közelebb egy célhoz?
coach-witchdom-ask-pay = Többféleképpen fizethetsz. Két egyforma alapanyag pótolja, ami hiányzik: azokat a fajtákat tartsd meg, amelyek legközelebb kellenek.
coach-witchdom-ask-novices = A két novícia az első két lapod. Sosem főznek, de gyűjtenek: válaszd a neked tetsző helyszíneket.
