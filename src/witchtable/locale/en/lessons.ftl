# Lessons: what every lesson says, whatever it teaches. The lessons' own texts are in lessons-<game>.ftl.
lesson-bad = { $file }:{ $line }: { $problem }
lesson-no-seat = “{ $text }” does not begin with a seat’s letter
lesson-words = { $words }
lesson-not-asked = The rules allow that. But try first what this step is about.

## On the page of a lesson
lesson = Lesson
lesson-title = Lesson { $number }: { $title }
lesson-coach = Pim, the coach
lesson-fold = Pim: put the words away
lesson-unfold = Pim: say it again
lesson-step = { $at } of { $of }
lesson-steps = The steps of this lesson
lesson-next = Next
lesson-learned = learned
lesson-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
  }
lesson-leave = Leave the lesson?
lesson-leave-kept = You can go on at this very step whenever you like.
lesson-leave-do = Leave
lesson-stay = Stay here
lesson-done = Well done!
lesson-done-what = “{ $title }” is learned. You can do this now:
lesson-done-next = Next: { $title }.
lesson-next-lesson = Next lesson
lesson-repeat = Again
lesson-begin = Begin
lesson-go-on = Go on
lesson-course = All lessons

## The page of a course
learn-title = Learn { $game }
learn-how = Short lessons at a real table: you play from the first click, and Pim says what it is about. { $minutes ->
    [one] In about a minute you are ready for a game.
   *[other] In about { $minutes } minutes you are ready for a game.
  }
learn-more = For later
learn-others = Other games:
