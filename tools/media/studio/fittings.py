"""Lamps and the lit sign."""

from . import materials
from .materials import WARM_LIGHT
from .shapes import ball, lathe, text, tube

LAMP_GLASS = (1.0, 0.24, 0.03)  # more saturated than its light, since it would look white otherwise


def pendant(at, ceiling, color=WARM_LIGHT, strength=14.0, shade=None, radius=0.15):
    """Hanging lamp with its rim at `at`, without a light source; add one below it."""
    x, y, z = at
    shade = shade or materials.black_steel()
    profile = [(0.022, 0.17), (0.03, 0.15), (radius * 0.6, 0.115), (radius * 0.92, 0.05), (radius, 0)]
    lathe(profile + [(r - 0.004, h - 0.003) for r, h in reversed(profile)], shade, at)
    ball(0.042, materials.glow(color, strength), (x, y, z + 0.035))
    tube([(x, y, z + 0.16), (x, y, ceiling)], 0.0035, materials.rubber(), smooth=False)


def table_lamp(at, color=LAMP_GLASS, strength=1.25, radius=0.1):
    """Globe on a black foot."""
    x, y, z = at
    lathe(
        [(0, 0), (0.075, 0), (0.078, 0.008), (0.07, 0.018), (0.014, 0.024), (0.012, 0.07), (0.03, 0.078), (0, 0.08)],
        materials.black_steel(),
        at,
    )
    ball(radius, materials.glow(color, strength), (x, y, z + 0.07 + radius))


def sign(size, at, strength=2.2, halo=16.0, words='bhor'):
    """The studio's name as luminous letters that stand off the wall and light it from behind."""
    x, y, z = at
    text(words, size, materials.black_steel(), (x, y - 0.05, z), depth=0.016)
    text(words, size * 0.985, materials.glow(LAMP_GLASS, strength), (x, y - 0.068, z), depth=0.001)
    text(words, size * 0.94, materials.sodium_glow(halo), (x, y - 0.02, z), depth=0.004)
