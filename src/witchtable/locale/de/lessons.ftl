# Lektionen: was jede Lektion sagt, wovon sie auch handelt. Ihre eigenen Texte stehen in lessons-<spiel>.ftl.
lesson-bad = { $file }:{ $line }: { $problem }
lesson-no-seat = „{ $text }“ beginnt nicht mit dem Buchstaben eines Platzes
lesson-words = { $words }
lesson-not-asked = Das ist nach den Regeln erlaubt. Versuche aber zuerst, worum es hier geht.

## Auf der Seite einer Lektion
lesson = Lektion
lesson-title = Lektion { $number }: { $title }
lesson-coach = Pim, deine Begleitung
lesson-fold = Pim: Worte wegpacken
lesson-unfold = Pim: noch einmal sagen
lesson-step = { $at } von { $of }
lesson-steps = Die Schritte dieser Lektion
lesson-next = Weiter
lesson-learned = gelernt
lesson-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
  }
lesson-leave = Lektion verlassen?
lesson-leave-kept = Du kannst jederzeit genau hier weitermachen.
lesson-leave-do = Verlassen
lesson-stay = Hier bleiben
lesson-done = Gut gemacht!
lesson-done-what = „{ $title }“ ist geschafft. Darum ging es:
lesson-done-next = Als Nächstes: { $title }.
lesson-next-lesson = Nächste Lektion
lesson-repeat = Noch einmal
lesson-begin = Anfangen
lesson-go-on = Weitermachen
lesson-course = Alle Lektionen

## Die Seite eines Kurses
learn-title = { $game } lernen
learn-how = Kurze Lektionen an einem echten Tisch: Du spielst vom ersten Klick an, und Pim sagt dir, worum es geht. { $minutes ->
    [one] Nach etwa einer Minute bist du bereit für eine Partie.
   *[other] Nach etwa { $minutes } Minuten bist du bereit für eine Partie.
  }
learn-more = Für später
learn-others = Andere Spiele:
