"""Lessons: courses that are played on a real table, one idea at a time.

A lesson is data (`<game>/<number>-<name>.toml`, read by `reading`): a deal, the moves made before the
pupil comes, and steps. A `Tutor` follows a match through the steps, judges what the pupil wants to do
before it is done, and plays for everybody else. Server and terminal ask it, and know no lesson.
"""

from __future__ import annotations

from witchtable.lessons.reading import BadLesson, Lesson, Step, course, find, spoken
from witchtable.lessons.tutor import Standing, Tutor, Wrong

__all__ = ["BadLesson", "Lesson", "Standing", "Step", "Tutor", "Wrong", "course", "find", "spoken"]
