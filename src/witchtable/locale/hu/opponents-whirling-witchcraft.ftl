opponent-sukie = Jóval többet főz a kelleténél, és mind a szomszédjának szánja.
opponent-hesper = Előbb gépezetet épít, aztán hagyja, hogy az dolgozzon helyette.
opponent-nerys = Mindig van hely a munkapadján: próbáld csak elárasztani.
opponent-zerelda = Tudja, mire jók az arkánumok, és azt is, mikor.
opponent-bryony = Előbb túlcsordít, és csak aztán gondol a saját munkapadjára.
opponent-wilmot = Kivárja a megfelelő receptet, és az meg is érkezik.
