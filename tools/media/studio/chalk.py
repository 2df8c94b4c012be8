"""The chalk bowl, and chalk dust on the floor."""

import math
import random

from . import materials
from .materials import once
from .nodes import Shader
from .shapes import box, cylinder, group, lathe, mesh


def chalk_bowl(at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Black bowl on a stand with blocks of chalk."""
    whole = group(at, turn, parent)
    cylinder(0.19, 0.02, materials.black_steel(), (0, 0, 0.01), parent=whole, bevel=0.006)
    cylinder(0.028, 0.66, materials.black_steel(), (0, 0, 0.34), parent=whole)
    lathe(
        [
            (0, 0.64),
            (0.10, 0.645),
            (0.20, 0.70),
            (0.225, 0.76),
            (0.232, 0.762),
            (0.235, 0.755),
            (0.21, 0.69),
            (0.10, 0.63),
            (0, 0.625),
        ],
        materials.black_steel(),
        parent=whole,
    )
    cylinder(0.19, 0.012, materials.plain((0.7, 0.7, 0.68), 1.0, bump=0.6, bump_scale=60), (0, 0, 0.695), parent=whole)
    for i in range(4):
        box(
            (0.055, 0.055, 0.03),
            materials.plain((0.78, 0.78, 0.76), 1.0, bump=0.5, bump_scale=90),
            (0.08 * math.cos(1.7 * i), 0.07 * math.sin(1.7 * i), 0.715),
            (0.2 * i, 0.1, 0.8 * i),
            whole,
            0.01,
        )
    return whole


def chalk_patch(at=(0, 0, 0), size=(0.5, 0.4), cover=0.4, parent=None, turn=0.0):
    """Dust on the floor: an irregular thin sheet just above `at`."""
    dice = random.Random(at[0] * 31 + at[1] * 17)
    count = 22
    rim = [
        (size[0] / 2 * math.cos(a) * dice.uniform(0.6, 1.1), size[1] / 2 * math.sin(a) * dice.uniform(0.6, 1.1), 0.0015)
        for a in (2 * math.pi * i / count for i in range(count))
    ]
    return mesh(rim, [tuple(range(count))], chalk_dust(cover), at, (0, 0, turn), parent, smooth=False)


@once
def chalk_dust(cover=0.4):
    """For a flat patch on the floor: handprints and crumbs, thinning out towards its rim."""
    shader = Shader('chalk dust', (0.66, 0.66, 0.64), 1.0, specular=0.0)
    split = shader.add('SeparateXYZ', vector=shader.add('TexCoord').outputs['Generated'])
    flat = shader.add('CombineXYZ', x=split.outputs[0], y=split.outputs[1])
    centred = shader.add('Mapping', vector=flat.outputs[0], location=(-1, -1, 0), scale=(2, 2, 0))
    falloff = shader.add('TexGradient', vector=centred.outputs[0], gradient_type='QUADRATIC_SPHERE').outputs['Fac']
    film = shader.ramp(shader.noise(11, 8, per_object=True), (0.42, (0,) * 3), (0.75, (0.5 * cover + 0.1,) * 3))
    crumbs = shader.ramp(shader.noise(150, 3, per_object=True), (0.62, (0,) * 3), (0.70, (0.8,) * 3))
    both = shader.mix(1.0, film, shader.mix(0.75, crumbs, film, 'MULTIPLY'), 'ADD')
    soft = shader.ramp(falloff, (0.0, (0,) * 3), (0.5, (1,) * 3))
    shader.to_surface('Alpha', shader.mix(1.0, both, soft, 'MULTIPLY'))
    return shader.material
