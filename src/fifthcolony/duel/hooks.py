"""How the hooks of an alien or envoy are written: `@may`, `@must`, `@modifies`."""

from typing import Final

from fifthcolony.duel.advice import Use
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import Point, Scope
from fifthcolony.kernel.hooks import Hooks

_HOOKS: Final[Hooks[Game, Point, str, Scope, Use]] = Hooks()

may = _HOOKS.may
may_with = _HOOKS.may_with
must = _HOOKS.must
modifies = _HOOKS.modifies
