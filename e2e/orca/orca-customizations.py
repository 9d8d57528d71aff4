"""Writes down what Orca says, a line each, instead of saying it. Orca loads this file from its folder of settings."""

import os

from orca import settings, speech

_spoken = open(os.environ["ORCA_SPOKEN"], "a", buffering=1, encoding="utf-8")


def _write(text):
    _spoken.write(" ".join(text.split()) + "\n")


def _speak(text, acss, interrupt):
    _write(text)


def _say_all(utterances, progress):
    for context, _ in utterances:
        _write(context.utterance)


def _speak_character(character, acss=None):
    _write(character)


# Nothing else may be announced: there is no sound here, and a person's settings are not asked.
settings.speechServerFactory = None
settings.speechFactoryModules = []
settings.enableBraille = False
settings.enableSound = False
# A page is read when it is asked for: what it announces by itself stands alone.
settings.sayAllOnLoad = False
# Which key was pressed is known.
settings.enableKeyEcho = False
speech._speak = _speak
speech.sayAll = _say_all
speech.speakCharacter = _speak_character
