# Leçons : ce que dit chaque leçon, quel que soit son sujet. Leurs propres textes sont dans lessons-<jeu>.ftl.
lesson-bad = { $file }:{ $line } : { $problem }
lesson-no-seat = « { $text } » ne commence pas par la lettre d’une place
lesson-words = { $words }
lesson-not-asked = Les règles le permettent. Mais essaie d’abord ce dont il s’agit ici.

## Sur la page d’une leçon
lesson = Leçon
lesson-title = Leçon { $number } : { $title }
lesson-coach = Pim, ton guide
lesson-fold = Pim : ranger le texte
lesson-unfold = Pim : redis-le
lesson-step = { $at } sur { $of }
lesson-steps = Les étapes de cette leçon
lesson-next = Suivant
lesson-learned = appris
lesson-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
  }
lesson-leave = Quitter la leçon ?
lesson-leave-kept = Tu pourras reprendre à cette étape quand tu voudras.
lesson-leave-do = Quitter
lesson-stay = Rester ici
lesson-done = Bravo !
lesson-done-what = « { $title } », c’est fait. Tu as vu :
lesson-done-next = Ensuite : { $title }.
lesson-next-lesson = Leçon suivante
lesson-repeat = Encore une fois
lesson-begin = Commencer
lesson-go-on = Continuer
lesson-course = Toutes les leçons

## La page d’un cours
learn-title = Apprendre { $game }
learn-how = De courtes leçons à une vraie table : tu joues dès le premier clic, et Pim te dit de quoi il s’agit. { $minutes ->
    [one] Une minute environ, et la première partie peut commencer.
   *[other] { $minutes } minutes environ, et la première partie peut commencer.
  }
learn-more = Pour plus tard
learn-others = Autres jeux :
