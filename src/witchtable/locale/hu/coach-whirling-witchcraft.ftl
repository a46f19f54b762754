# Amit Pim a kísért játékban mond: minden döntésfajta előtt, a kérdése szerint.
coach-whirling-witchcraft-ask-redraw = A játék során egyszer lecserélheted a Beavatottat és a kezedben lévő összes lapot négy új receptre. Általában megtartod.
coach-whirling-witchcraft-ask-play = A recept az egész játékra a tiéd marad. Olyat keress, amelyhez megvannak a hozzávalóid, és amely azt adja, amire a nemezisednek kevés helye van.
coach-whirling-witchcraft-ask-dare = A véletlen játszott helyetted, jár érte egy hatás: egy kocka az üstbe, kevesebb a munkapadodon, vagy ingyen hozzávaló ebben a fordulóban.
coach-whirling-witchcraft-ask-arcana = A Bájital egy hozzávalót tesz az üstödbe, a Holló legfeljebb kettőt elvisz a munkapadodról, a Könyv egy hozzávalót egész fordulóban a készletből ad. A fel nem használt hatás elvész.
coach-whirling-witchcraft-ask-confirm-arcana = A hatásaidat felhasználtad. Ha tetszik, amit választottál, kész vagy.
coach-whirling-witchcraft-ask-brew = Minden recept fordulónként egyszer működik, és amit az egyik ad, az táplálhatja a másikat. Ami marad, a nemezisedé lesz: a legtelibb sorát célozd.
coach-whirling-witchcraft-ask-confirm-brew = Nézz az üstödbe: ezt kapja a nemezised. Ha jó így, kész vagy.
coach-whirling-witchcraft-ask-personality = A személyiség az egész játékra szóló erő. Olvasd el mindkettőt, és azt tartsd meg, amelyik a receptjeidhez illik.
coach-whirling-witchcraft-ask-uncontrolled = Hármat kell venned egy hozzávalóból. Azt vedd, amire van helyed, vagy amit ebben a fordulóban felhasználsz.
coach-whirling-witchcraft-ask-trades = Az üstödben mindenből van egy, így egyet rögtön a boszorkánykörödbe tehetsz. Ez egy pont: vidd el.
