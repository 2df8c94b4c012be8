"""Close views in the strength hall: shallow focus, one thing in each."""

import math

from studio import camera, equipment, lights, materials, rooms
from studio.shapes import box
from studio.shot import Shot

FLAT = math.pi / 2


def background_racks(bars=((20,), (20, 10), None)):
    for x, bar in zip((-3.3, 0.0, 3.3), bars):
        equipment.power_rack((x, 7.0, 0.04), bar=bar)
        equipment.platform((x, 6.9, 0), width=2.7, depth=3.2)


def dumbbells():
    """Along the dumbbell rack, a pair missing, a towel over the end."""
    rooms.strength_hall(windows=False)
    background_racks()
    x = rooms.LEFT + 0.5
    equipment.dumbbell_rack((x, 1.6, 0), (0, 0, FLAT), missing=((1, 3),))
    equipment.dumbbell_rack((x, 4.2, 0), (0, 0, FLAT), missing=((0, 2), (0, 3)))
    lights.area((-4.3, 0.2, 2.3), (x + 0.2, 1.5, 0.8), 0.6, 48, shine=True)
    lights.area((-5.2, 3.6, 3.0), (x, 2.8, 0.8), 0.8, 34, shine=True)
    camera.close((-4.95, 0.10, 0.95), (-5.70, 2.02, 0.80), lens=46, focus=(-5.70, 1.22, 0.80), stop=4.5)


def kettlebells():
    """A line on the floor, chalk on handles and rubber."""
    rooms.strength_hall(windows=False)
    background_racks()
    line = (
        (24, -0.08, 0.00, 0.15),
        (20, 0.20, 0.44, -0.2),
        (16, 0.45, 0.90, 0.1),
        (12, 0.76, 1.30, 0.9),
        (8, 0.92, 1.80, 0.0),
    )
    for kilos, x, y, angle in line:
        equipment.kettlebell(kilos, (x, y, 0), (0, 0, angle))
    equipment.chalk_patch((0.02, -0.24, 0), (0.62, 0.30), 0.5)
    equipment.chalk_patch((0.36, 0.10, 0), (0.40, 0.24), 0.42, turn=0.6)
    equipment.chalk_patch((-0.4, 0.6, 0), (0.7, 0.4), 0.33)
    equipment.towel((-0.62, 1.15, 0), (0, 0, 0.5))
    equipment.bottle((-0.50, 0.86, 0))
    lights.area((-1.3, 0.2, 1.9), (0.2, 0.5, 0.1), 0.8, 30, shine=True)
    lights.area((1.7, 2.2, 1.4), (0.3, 0.7, 0.15), 0.5, 22, (0.75, 0.83, 1.0))
    view = camera.close((0.30, -1.20, 0.40), (0.14, 0.45, 0.235), lens=38, focus=(-0.1, -0.1, 0.2), stop=2.8)
    view.data.shift_y = -0.025


def platform():
    """Low over the oak: the bar rests chalked and loaded."""
    rooms.strength_hall(windows=False)
    background_racks((None, (20,), None))
    equipment.platform((0, 2.6, 0), width=2.7, depth=2.4)
    equipment.barbell((25, 15, 5), at=(0, 2.6, 0.265), turn=(0.3, 0, 0), chalked=True)
    equipment.chalk_patch((0.1, 2.15, 0.0405), (0.9, 0.4), 0.44)
    equipment.chalk_patch((-0.35, 2.0, 0.0405), (0.4, 0.25), 0.36)
    equipment.chalk_patch((0.5, 1.75, 0.0405), (0.3, 0.22), 0.34)
    equipment.plate(5, (-0.52, 1.82, 0.055), (0, 0, 0.4))
    equipment.bag((-2.0, 4.2, 0), (0, 0, 0.5))
    equipment.chalk_bowl((-2.3, 5.6, 0))
    lights.area((-1.6, 0.8, 2.4), (0.2, 2.5, 0.1), 1.0, 36, shine=True)
    lights.area((1.9, 3.6, 1.6), (0.4, 2.5, 0.2), 0.5, 20, (0.75, 0.83, 1.0))
    camera.close((1.62, 1.02, 0.40), (0.28, 2.75, 0.28), lens=36, focus=(0.78, 2.45, 0.3), stop=2.8)


def benches():
    """A bench at the mirror, somebody's towel and bottle."""
    rooms.strength_hall()
    background_racks()
    mirror_wall()
    equipment.bench((-5.25, 2.0, 0), (0, 0, 0.12), incline=0.62)
    equipment.bench((-5.25, 4.3, 0), (0, 0, -0.05), incline=0.0)
    equipment.towel_over(
        [(-0.26, 0.16), (-0.175, 0.474), (0.175, 0.476), (0.22, 0.30)], 0.25, (-5.21, 1.67, 0), (0, 0, FLAT + 0.12)
    )
    equipment.bottle((-4.78, 1.5, 0))
    equipment.dumbbell(12, (-4.66, 2.2, 0.069), (0.4, 0, 1.2))
    equipment.dumbbell(12, (-4.42, 2.42, 0.069), (0.9, 0, 1.55))
    equipment.shoes((-5.75, 1.1, 0), (0, 0, 2.6))
    for i, kilos in enumerate((12, 16, 20)):
        equipment.kettlebell(kilos, (-2.4 + 0.4 * i, 5.0, 0), (0, 0, 0.5 * i))
    lights.area((-3.6, 0.6, 3.0), (-5.2, 2, 0.4), 1.2, 50)
    view = camera.room((-3.35, -0.55, 1.15), (-5.45, 2.85, 0), lens=32, rise=-0.06)
    camera.focus(view, (-5.2, 1.9, 0.6), 3.2)


def mirror_wall():
    for i in range(6):
        y = -1.2 + 1.36 * i
        box((0.008, 1.35, 2.3), materials.mirror(), (rooms.LEFT + 0.012, y, 1.45), bevel=0)
    for z in (0.285, 2.615):
        box((0.02, 8.2, 0.03), materials.black_steel(), (rooms.LEFT + 0.012, 2.2, z))


SHOTS = {
    'photos/dumbbells': Shot(dumbbells, 1440, 960, exposure=0.5, contrast=1.5),
    'photos/kettlebells': Shot(kettlebells, 1080, 1350, exposure=0.7),
    'photos/platform': Shot(platform, 1440, 960, exposure=0.7),
    'photos/benches': Shot(benches, 1080, 1350, exposure=0.9),
}
