"""How a classic alien's hooks are written: `@may`, `@must`, `@modifies`, `@replaces`."""

from typing import Final

from fifthcolony.classic.advice import Use
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Point, Replaceable, Roles
from fifthcolony.kernel.hooks import Hooks

_HOOKS: Final[Hooks[Game, Point, Replaceable, Roles, Use]] = Hooks()

may = _HOOKS.may
must = _HOOKS.must
modifies = _HOOKS.modifies
replaces = _HOOKS.replaces
