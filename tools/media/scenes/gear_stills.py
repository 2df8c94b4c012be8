"""Covers of articles about training habits: small things on the training floor."""

import math

from studio import deskthings
from studio import equipment, materials
from studio import smallgear
from studio import tabletop as place
from studio.shapes import ball, box, group, lathe
from studio.shot import Shot
from studio.vessels import steel_glass


def band():
    """A loop band and shoes beside a mat on a clear floor."""
    place.training_floor()
    box((0.61, 1.6, 0.006), materials.foam(materials.INDIGO), (-0.42, 0.75, 0.003), (0, 0, 0.12), bevel=0.002)
    smallgear.loop_band((0.06, 0.16, 0), 0.4)
    equipment.shoes((0.42, 0.55, 0), (0, 0, -0.5))
    place.view(1.10, 0.32, (0.02, 0.27, 0.06), 62, 3.5)


def rope():
    """A coiled rope and a clock: twenty-six minutes."""
    place.training_floor()
    smallgear.jump_rope((-0.03, 0.10, 0), 0.3)
    deskthings.alarm_clock((0.28, 0.42, 0), -0.35, 5, 26)
    equipment.bottle((-0.30, 0.52, 0))
    place.view(0.98, 0.27, (0.03, 0.22, 0.07), 66, 3.5)


def log_book():
    """The training log between two small plates, pencil across."""
    place.training_floor(key=30)
    deskthings.notebook((0.0, 0.06, 0), 0.22)
    deskthings.pencil((0.055, 0.035, 0.009), -0.7)
    equipment.plate(5, (-0.30, 0.28, 0.02), (0, 0, 0.3))
    equipment.plate(5, (-0.26, 0.30, 0.05), (0, 0, 1.0))
    equipment.kettlebell(12, (0.33, 0.34, 0), (0, 0, 0.5))
    place.view(0.82, 0.46, (0.0, 0.12, 0.03), 46, 4)


def over_sixty():
    """Light dumbbells, spectacles on a folded towel, a steel glass of water."""
    place.training_floor()
    equipment.dumbbell(4, (-0.10, 0.10, 0.045), (0, 0, 0.5))
    equipment.dumbbell(4, (0.04, 0.28, 0.045), (0, 0, 0.25))
    equipment.towel((0.26, 0.10, 0), (0, 0, 0.2), size=(0.24, 0.17), layers=3)
    deskthings.spectacles((0.25, 0.06, 0.068), -0.3)
    steel_glass((0.30, 0.40, 0))
    place.view(0.92, 0.26, (0.08, 0.18, 0.065), 64, 3.5)


def soreness():
    """A foam roller, a ball and a towel."""
    place.training_floor()
    roller = group((-0.05, 0.34, 0.07), (0, math.pi / 2, 0.35))
    lathe(
        [(0.04, -0.165), (0.068, -0.165), (0.07, -0.16), (0.07, 0.16), (0.068, 0.165), (0.04, 0.165), (0.04, -0.165)],
        materials.foam(materials.INDIGO),
        parent=roller,
    )
    for k in range(11):
        lathe(
            [
                (0.0695, -0.15 + 0.029 * k),
                (0.0745, -0.146 + 0.029 * k),
                (0.0745, -0.132 + 0.029 * k),
                (0.0695, -0.128 + 0.029 * k),
            ],
            materials.foam(materials.INDIGO),
            parent=roller,
        )
    ball(0.033, materials.plain((0.33, 0.075, 0.02), 0.6, bump=0.1, bump_scale=300), (0.20, 0.12, 0.033))
    equipment.towel((0.36, 0.42, 0), (0, 0, -0.3))
    place.view(0.98, 0.27, (0.06, 0.26, 0.07), 62, 3.5)


def first_week():
    """Packed the evening before: bag, shoes, towel, bottle by the door."""
    place.training_floor(key=34)
    equipment.bag((-0.10, 0.72, 0), (0, 0, 0.15))
    equipment.shoes((0.34, 0.36, 0), (0, 0, 0.5))
    equipment.towel((-0.42, 0.42, 0), (0, 0, 0.25))
    equipment.bottle((0.18, 0.56, 0))
    deskthings.notebook((-0.05, 0.24, 0), 0.3)
    place.view(1.35, 0.42, (0.0, 0.45, 0.11), 45, 4)


SHOTS = {
    'articles/a-full-week-with-one-band-and-a-floor': Shot(band, samples=12, exposure=0.9),
    'articles/intervals-for-people-with-jobs': Shot(rope, samples=12, exposure=0.9),
    'articles/progressive-overload-without-guesswork': Shot(log_book, samples=12, exposure=0.9),
    'articles/strength-training-after-sixty': Shot(over_sixty, samples=12, exposure=0.9),
    'articles/soreness-is-not-a-scorecard': Shot(soreness, samples=12, exposure=0.9),
    'articles/your-first-week-at-the-studio': Shot(first_week, samples=12, exposure=0.9),
}
