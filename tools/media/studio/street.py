"""The street itself: road, kerb and footpath, lamp, pole and cables, tree, feeder box."""

import math
import random

from . import asphalt, materials
from .masses import block, blocks, cloud_points, leaves, mesh_object, rods, sheet
from .shapes import box, cylinder, group, lathe, tube

KERB_FRONT = -2.3
FOOTPATH = 0.15
SODIUM_LIGHT = (1.0, 0.40, 0.075)


def road(left=-40, right=40, front=-24, back=90):
    """One wet surface for the street and the lane between the houses."""
    ground = [(left, front, 0), (right, front, 0), (right, back, 0), (left, back, 0)]
    return mesh_object("road", ground, [(0, 1, 2, 3)], asphalt.wet_road())


def footpath(left, right, back=0.0):
    """Paved strip with kerb stones painted in turn black and yellow, as Indian cities do."""
    width = -KERB_FRONT + back - 0.16
    floor = [
        (left, KERB_FRONT + 0.14, FOOTPATH),
        (right, KERB_FRONT + 0.14, FOOTPATH),
        (right, back, FOOTPATH),
        (left, back, FOOTPATH),
    ]
    mesh_object("pavers", floor, [(0, 1, 2, 3)], asphalt.pavers())
    stones = ([], [])
    chance, x, turn = random.Random(int(left * 7)), left, 0
    while x < right - 0.1:
        length = min(0.5, right - x)
        lean = chance.gauss(0, 0.008)
        centre = (x + length / 2, KERB_FRONT + 0.075 + chance.gauss(0, 0.006), FOOTPATH / 2 + 0.008 + lean / 3)
        stones[turn % 2].append(block((length - 0.012, 0.15, FOOTPATH + 0.03), centre, (0, lean, lean)))
        x, turn = x + 0.5, turn + 1
    blocks("kerb yellow", stones[0], asphalt.worn_paint((0.42, 0.25, 0.035)), 0.015)
    blocks("kerb black", stones[1], asphalt.worn_paint((0.018, 0.018, 0.02)), 0.015)
    return width


def lamp_post(at, height=5.1, reach=1.15, yaw=-math.pi / 2):
    """Old street lamp on a steel tube; returns the place of its light."""
    post = asphalt.metal((0.10, 0.11, 0.12), 0.5)
    base = group(at)
    cylinder(0.095, 0.55, post, (0, 0, 0.275), parent=base, bevel=0.01)
    cylinder(0.068, 2.2, post, (0, 0, 1.6), parent=base)
    cylinder(0.074, 0.05, post, (0, 0, 2.68), parent=base, bevel=0.01)
    cylinder(0.052, height - 2.9, post, (0, 0, 2.6 + (height - 2.9) / 2), parent=base, top=0.042)
    ahead = (math.cos(yaw), math.sin(yaw))

    def out(distance, z):
        return (ahead[0] * distance, ahead[1] * distance, z)

    tube(
        [out(0, height - 0.4), out(0.05, height), out(0.4, height + 0.28), out(reach, height + 0.30)],
        0.03,
        post,
        parent=base,
    )
    head = group(out(reach + 0.22, height + 0.28), (0, 0, yaw), parent=base)
    hood = [(0, 0.10), (0.06, 0.10), (0.13, 0.05), (0.155, 0.0), (0.145, -0.01), (0.0, 0.0)]
    item = lathe(hood, post, parent=head)
    item.scale = (1.9, 0.85, 1)
    bowl = [(0.14, -0.005), (0.12, -0.05), (0.07, -0.085), (0, -0.095)]
    item = lathe(bowl, materials.glow((1.0, 0.47, 0.12), 38.0), parent=head)
    item.scale = (1.75, 0.8, 1)
    box((0.13, 0.012, 0.19), asphalt.old_metal((0.09, 0.10, 0.11)), (0, -0.075, 1.9), parent=base)
    lamp = out(reach + 0.22, height + 0.28)
    return tuple(place + offset for place, offset in zip(at, lamp))


def cable(start, end, sag, radius=0.009):
    steps = 14
    points = []
    for k in range(steps + 1):
        share = k / steps
        drop = sag * 4 * share * (1 - share)
        points.append(tuple(a + (b - a) * share for a, b in zip(start, end)))
        points[-1] = (*points[-1][:2], points[-1][2] - drop)
    return tube(points, radius, asphalt.metal((0.006, 0.006, 0.008), 0.7))


def cable_bundle(start, end, count, seed=1, sag=0.5):
    chance = random.Random(seed)
    for _ in range(count):
        shift = [chance.uniform(-0.12, 0.12) for _ in range(2)]
        first = (start[0], start[1] + shift[0], start[2] + 2 * shift[1])
        last = (end[0], end[1] + shift[1], end[2] + 2 * shift[0])
        cable(first, last, sag * chance.uniform(0.7, 1.35), chance.choice((0.006, 0.008, 0.012)))


def electric_pole(at, height=7.0):
    """Concrete pole with insulators, a service box and a coil of spare cable."""
    pole = group(at)
    concrete = asphalt.old_wall((0.16, 0.155, 0.15), 0.4)
    lathe([(0, 0), (0.13, 0), (0.09, height), (0, height)], concrete, parent=pole, sides=8)
    for z in (height - 0.3, height - 0.75):
        box((1.1, 0.06, 0.06), asphalt.metal((0.09, 0.09, 0.1)), (0, -0.1, z), parent=pole)
        for x in (-0.48, -0.2, 0.2, 0.48):
            cylinder(0.035, 0.11, asphalt.metal((0.16, 0.13, 0.11), 0.2), (x, -0.1, z + 0.085), parent=pole)
    box((0.34, 0.2, 0.5), asphalt.old_metal((0.09, 0.10, 0.11)), (0.02, -0.2, 2.3), bevel=0.01, parent=pole)
    for k in range(4):
        ring = [
            (0.02 + 0.2 * math.cos(a * 0.785 + k), -0.16 - 0.012 * k, 4.2 + 0.24 * math.sin(a * 0.785 + k))
            for a in range(8)
        ]
        tube(ring, 0.008, asphalt.metal((0.006, 0.006, 0.008), 0.7), parent=pole, closed=True)
    return pole


def feeder_box(at, yaw=0.0):
    """Grey cabinet of the electricity board on its concrete foot."""
    cabinet = group(at, (0, 0, yaw))
    steel = asphalt.old_metal((0.10, 0.115, 0.12))
    box((0.95, 0.42, 0.25), asphalt.old_wall((0.15, 0.15, 0.14), 0.5), (0, 0, 0.125), parent=cabinet)
    box((0.86, 0.34, 1.05), steel, (0, 0, 0.8), bevel=0.012, parent=cabinet)
    box((0.94, 0.42, 0.05), steel, (0, 0, 1.35), (0.05, 0, 0), bevel=0.01, parent=cabinet)
    for x in (-0.215, 0.215):
        box((0.40, 0.02, 0.96), steel, (x, -0.175, 0.8), bevel=0.006, parent=cabinet)
        box((0.02, 0.03, 0.14), asphalt.metal((0.02, 0.02, 0.022)), (x * 0.2, -0.2, 0.85), parent=cabinet)
    return cabinet


def tree(at, height=3.4, spread=2.6, seed=4, leaf_count=9000, leaf=0.16):
    """Street tree: painted trunk in a round stone seat, open crown of small leaves."""
    chance = random.Random(seed)
    bark = asphalt.old_wall((0.075, 0.055, 0.042), 0.5)
    base = group(at)
    trunk = [(0.02 * math.sin(3 * z + seed), 0.03 * math.cos(2 * z), z) for z in (0.0, 0.7, 1.4, 2.1)]
    tube(trunk, 0.15, bark, parent=base)
    lime, ochre = asphalt.worn_paint((0.50, 0.48, 0.44)), asphalt.worn_paint((0.24, 0.07, 0.035))
    for low, high, paint in ((0.04, 0.93, lime), (0.93, 1.18, ochre)):
        sleeve = [
            (0.02 * math.sin(3 * z + seed), 0.03 * math.cos(2 * z), z)
            for z in (low + (high - low) * k / 6 for k in range(7))
        ]
        tube(sleeve, 0.166, paint, parent=base)
    points = []
    for k in range(7):
        angle, rise = k * 0.9 + chance.uniform(-0.3, 0.3), chance.uniform(0.5, 1.0)
        reach = spread * chance.uniform(0.55, 0.95)
        tip = (reach * math.cos(angle), reach * math.sin(angle), height + rise)
        bend = (tip[0] * 0.35, tip[1] * 0.35, 2.1 + (tip[2] - 2.1) * 0.55)
        tube([trunk[-1], bend, tip], 0.055, bark, parent=base)
        for _ in range(4):
            centre = tuple(p + chance.gauss(0, spread * 0.22) for p in tip)
            radii = (spread * 0.36, spread * 0.36, spread * 0.20)
            points += cloud_points(centre, radii, leaf_count // 28, chance)
    crown = leaves("crown", points, leaf, asphalt.foliage((0.022, 0.05, 0.018)), seed)
    crown.parent = base
    seat = [(0.0, 0.35), (0.62, 0.35), (0.86, 0.35), (0.88, 0.33), (0.85, 0.0)]
    lathe(seat, asphalt.old_wall((0.20, 0.17, 0.15), 0.45), parent=base, sides=28)
    return base


def puddle_leaves(spots, seed=2, count=60):
    """Fallen leaves on the wet ground, thickest under the tree."""
    chance = random.Random(seed)
    places = []
    for x, y, z, reach in spots:
        places += [(x + chance.gauss(0, reach), y + chance.gauss(0, reach * 0.6), z + 0.006) for _ in range(count)]
    fallen = leaves("fallen leaves", places, 0.11, asphalt.foliage((0.10, 0.062, 0.02)), seed, droop=0.0)
    fallen.scale = (1, 1, 1)
    return fallen


def tarpaulin_cart(at, yaw=0.0):
    """Vendor's hand cart, closed for the night under a tied sheet."""
    cart = group(at, (0, 0, yaw))
    wood, iron = asphalt.old_wall((0.13, 0.085, 0.05), 0.4), asphalt.metal((0.03, 0.03, 0.033), 0.6)
    box((1.9, 1.0, 0.06), wood, (0, 0, 0.78), parent=cart)
    for x in (-0.65, 0.65):
        for y in (-0.5, 0.5):
            wheel = group((x, y, 0.32), (math.pi / 2, 0, 0), parent=cart)
            lathe([(0.30, -0.02), (0.32, 0), (0.30, 0.02), (0.285, 0), (0.30, -0.02)], iron, parent=wheel)
            spokes = [
                ((0, 0, 0), (0.295 * math.cos(a * math.pi / 6), 0.295 * math.sin(a * math.pi / 6), 0))
                for a in range(12)
            ]
            rods("spokes", spokes, 0.005, iron).parent = wheel
    chance, rows = random.Random(6), []
    for r in range(17):
        v = r / 16 * 2 - 1
        row = []
        for c in range(29):
            u = c / 28 * 2 - 1
            load = 0.42 * (1 - abs(u) ** 3) * (1 - abs(v) ** 3) + 0.07 * math.sin(3 * u + 2 * v)
            hem = 0.26 * max(abs(u), abs(v)) ** 14
            row.append((u * 1.0, v * 0.54, 0.84 + load - hem + chance.gauss(0, 0.008)))
        rows.append(row)
    cover = sheet("tarpaulin", rows, asphalt.old_metal((0.02, 0.045, 0.13)))
    cover.parent = cart
    return cart
