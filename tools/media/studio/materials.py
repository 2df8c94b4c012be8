"""Finishes of things: metal, rubber, paint, cloth, glass, lamps. Every function returns a Blender material."""

from functools import wraps

from .nodes import Shader, srgb

INDIGO, SAND, RUST = srgb('#222C58'), srgb('#B79F78'), srgb('#8A3A22')
OFF_WHITE, CHARCOAL = srgb('#DDD6C8'), srgb('#1B1C20')
SODIUM = (0.62, 0.115, 0.012)  # redder and darker than the brand's hex, which light would wash out
SODIUM_LIGHT = (1.0, 0.36, 0.07)
WARM_LIGHT = (1.0, 0.87, 0.70)
BLUE_LIGHT = (0.32, 0.46, 1.0)

_made = {}


def forget():
    _made.clear()


def once(make):
    """Caches one material per set of arguments and scene."""

    @wraps(make)
    def cached(*args, **kwargs):
        key = (make.__module__, make.__name__, args, tuple(sorted(kwargs.items())))
        if key not in _made:
            _made[key] = make(*args, **kwargs)
        return _made[key]

    return cached


@once
def plain(color, rough=0.5, metal=0.0, specular=0.5, coat=0.0, bump=0.0, bump_scale=200.0):
    """Any single-colour finish; bump is the strength of a fine grain."""
    shader = Shader('plain', color, rough, metal, specular, coat)
    if bump:
        shader.bump(shader.noise(bump_scale), bump)
    return shader.material


@once
def rubber(color=(0.017, 0.0175, 0.02)):
    shader = Shader('rubber', color, 0.62, specular=0.4)
    dust = shader.noise(7, 6, per_object=True)
    shader.to_surface('Base Color', shader.ramp(dust, (0.45, color), (0.8, tuple(c * 2.6 for c in color))))
    shader.bump(shader.noise(420, 2), 0.06)
    return shader.material


@once
def black_steel():
    """Powder-coated: fine orange peel, edges a little lighter."""
    shader = Shader('black steel', (0.016, 0.017, 0.02), 0.42, specular=0.5)
    shader.bump(shader.noise(650, 2), 0.07)
    smudges = shader.ramp(shader.noise(9, 5, per_object=True), (0.35, (0.34,) * 3), (0.7, (0.52,) * 3))
    shader.to_surface('Roughness', smudges)
    return shader.material


@once
def steel(rough=0.28):
    shader = Shader('steel', (0.5, 0.5, 0.51), rough, 1.0)
    smudges = shader.ramp(shader.noise(14, 5, per_object=True), (0.3, (rough * 0.8,) * 3), (0.75, (rough * 1.5,) * 3))
    shader.to_surface('Roughness', smudges)
    return shader.material


def chrome():
    return steel(0.14)


@once
def knurl():
    """Knurled shaft with a little chalk in it."""
    shader = Shader('knurl', (0.36, 0.36, 0.37), 0.38, 1.0)
    chalk = shader.noise(26, 6, per_object=True)
    shader.to_surface('Base Color', shader.ramp(chalk, (0.5, (0.36, 0.36, 0.37)), (0.85, (0.75, 0.75, 0.74))))
    shader.bump(shader.noise(1500, 0), 0.3, 0.004)
    return shader.material


@once
def cast_iron():
    shader = Shader('cast iron', (0.02, 0.021, 0.024), 0.5, specular=0.55)
    shader.bump(shader.noise(170, 5, per_object=True), 0.14)
    return shader.material


@once
def sodium_paint():
    shader = Shader('sodium paint', SODIUM, 0.48)
    shader.bump(shader.noise(500, 2), 0.05)
    return shader.material


@once
def leather(color=(0.02, 0.021, 0.026)):
    shader = Shader('leather', color, 0.42, specular=0.45)
    shader.bump(shader.noise(320, 4, per_object=True), 0.13)
    return shader.material


@once
def cloth(color=OFF_WHITE, weave=900.0, folds=0.35):
    """Towels, curtains, clothes: rough, woven, softly creased."""
    shader = Shader('cloth', color, 0.95, specular=0.1, sheen=0.4)
    height = shader.mix(
        0.5,
        shader.ramp(shader.noise(weave, 1), (0.3, (0,) * 3), (0.7, (1,) * 3)),
        shader.ramp(shader.noise(9, 3, per_object=True), (0.2, (0,) * 3), (0.8, (1,) * 3)),
    )
    shader.bump(height, folds, 0.012)
    return shader.material


@once
def terry(color=OFF_WHITE):
    """Towelling: deep loops."""
    shader = Shader('terry', color, 1.0, specular=0.05, sheen=0.6)
    shader.bump(shader.noise(520, 3, per_object=True), 0.8, 0.006)
    return shader.material


@once
def foam(color):
    """Exercise mat."""
    shader = Shader('foam', color, 0.86, specular=0.25)
    shader.bump(shader.noise(700, 1), 0.22, 0.004)
    return shader.material


@once
def leaf(color=(0.028, 0.085, 0.03)):
    shader = Shader('leaf', color, 0.42, specular=0.45)
    tone = shader.noise(9, 3, per_object=True)
    shader.to_surface('Base Color', shader.ramp(tone, (0.3, color), (0.75, tuple(c * 1.9 for c in color))))
    return shader.material


@once
def glass(tint=(0.95, 0.98, 1.0), rough=0.0):
    shader = Shader('glass', tint, rough)
    shader.set('Transmission', 1.0)
    shader.set('IOR', 1.45)
    return shader.material


@once
def pane(reflection=0.09):
    """Thin window glass: lets light straight through (cheap, no caustics needed) and mirrors a little."""
    shader = Shader('pane', (1, 1, 1))
    clear, mirror = shader.add('BsdfTransparent'), shader.add('BsdfGlossy', roughness=0.0)
    both = shader.add('MixShader')
    both.inputs[0].default_value = reflection
    shader.link(clear.outputs[0], both.inputs[1])
    shader.link(mirror.outputs[0], both.inputs[2])
    shader.link(both.outputs[0], shader.tree.nodes['Material Output'].inputs['Surface'])
    return shader.material


@once
def mirror():
    return Shader('mirror', (0.86, 0.88, 0.88), 0.0, 1.0).material


@once
def glow(color=WARM_LIGHT, strength=8.0):
    """An emissive surface: lamps, LED lines, screens, the view behind a window."""
    shader = Shader('glow', (0, 0, 0), 1.0)
    shader.set('Emission', (*color, 1))
    shader.set('Emission Strength', strength)
    return shader.material


def sodium_glow(strength=9.0):
    return glow(SODIUM_LIGHT, strength)


@once
def chalk(cover=0.55):
    """White dust with holes: for patches lying just above a floor or wrapped round a bar."""
    shader = Shader('chalk', (0.78, 0.78, 0.76), 1.0, specular=0.0)
    grains = shader.noise(38, 9, per_object=True)
    edge = 1 - cover
    alpha = shader.ramp(grains, (max(edge - 0.04, 0), (0,) * 3), (min(edge + 0.25, 1), (0.8,) * 3))
    shader.to_surface('Alpha', alpha)
    return shader.material
