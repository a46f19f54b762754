# Leckék: amit minden lecke mond, bármit tanít is. A saját szövegeik a lessons-<játék>.ftl fájlokban vannak.
lesson-bad = { $file }:{ $line }: { $problem }
lesson-no-seat = „{ $text }” nem egy hely betűjével kezdődik
lesson-words = { $words }
lesson-not-asked = A szabályok megengedik. De előbb próbáld ki azt, amiről ez a lépés szól.

## Egy lecke oldalán
lesson = Lecke
lesson-title = { $number }. lecke: { $title }
lesson-coach = Pim, a kísérőd
lesson-fold = Pim: a szöveg elrejtése
lesson-unfold = Pim: mondd még egyszer
lesson-step = { $at } / { $of }
lesson-steps = A lecke lépései
lesson-next = Tovább
lesson-learned = megtanulva
lesson-minutes = { $minutes ->
    [one] körülbelül egy perc
   *[other] körülbelül { $minutes } perc
  }
lesson-leave = Abbahagyod a leckét?
lesson-leave-kept = Bármikor folytathatod pontosan innen.
lesson-leave-do = Abbahagyom
lesson-stay = Maradok
lesson-done = Ügyes vagy!
lesson-done-what = Megvan ez a lecke: „{ $title }”. Erről szólt:
lesson-done-next = A következő: { $title }.
lesson-next-lesson = Következő lecke
lesson-repeat = Még egyszer
lesson-begin = Kezdés
lesson-go-on = Folytatás
lesson-course = Az összes lecke

## Egy tanfolyam oldala
learn-title = Tanuld meg: { $game }
learn-how = Rövid leckék igazi asztalnál: az első kattintástól te játszol, Pim pedig elmondja, miről van szó. { $minutes ->
    [one] Körülbelül egy perc, és jöhet az első játék.
   *[other] Körülbelül { $minutes } perc, és jöhet az első játék.
  }
learn-more = Későbbre
learn-others = Más játékok:
