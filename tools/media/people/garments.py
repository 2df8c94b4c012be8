"""Clothes: enlarged copies of parts of the body, cut at collar, sleeve and hem."""
import numpy as np

from .relief import ripples, smooth
from .sdf import Capsule, build_mesh, clip_mesh, smooth_min, vec

CELL = .004


def distance_to(solids, points):
    result = np.full(len(points), .5)
    for solid in solids:
        result = smooth_min(result, solid.distance(points), .02)
    return result


def drapes(body, low=.97):
    """Cloth falls from the shoulder blades and the chest instead of clinging to the waist."""
    b, chest, pelvis = body.build, body.bones.chest, body.bones.pelvis
    solids = []
    for side in (1, -1):
        r, h = side * b.ribs, side * b.hips
        solids.append(Capsule(chest(.085 * r, 1.33, -.062), pelvis(.085 * h, low, -.062), .045, .05, .05))
        solids.append(Capsule(chest(.085 * r, 1.30, .045), pelvis(.08 * h, low, .03), .045, .05, .05))
        solids.append(Capsule(chest(.125 * r, 1.27, -.01), pelvis(.125 * h, low, -.01), .035, .04, .05))
    return solids


def wrinkles(body, amount):
    """Long folds: from the armpits to the waist, and sagging ones over the hips."""
    chest = body.bones.chest

    def relief(points, _):
        rest = chest.back(points)
        x, y = np.abs(rest[:, 0]), rest[:, 1]
        warp = ripples(rest, 9, 3) * 1.6
        diagonal = np.sin((y + .9 * x) * 62 + warp + 2.2 * np.sign(rest[:, 0]))
        diagonal = diagonal * smooth(x, .03, .12) * smooth(1.40 - y, 0, .12)
        sag = np.sin((y - 1.2 * x * x) * 85 + warp * 1.4) * smooth(1.16 - y, 0, .10)
        broad = ripples(rest * vec(1, .45, 1), 22, 8)
        return amount * (.45 * np.sign(diagonal) * np.abs(diagonal) ** 1.5 + .5 * sag + .55 * broad)
    return relief


def top(body, sleeve=.19, hem=.90, collar=.0, loose=.008, folds=.004, strap=None, cell=CELL):
    """A shirt. `sleeve`: length along the arm in metres, including the forearm; `strap`: half width of a
    racer back instead of sleeves; `hem`: height of the lower edge at rest."""
    arms = (body.bones.left, body.bones.right)
    tight = strap is not None
    solids = body.part('torso') if tight else body.part('torso', 'arm', 'neck') + drapes(body, min(.97, hem + .06))
    if hem < .88:
        solids += [s for s in body.part('leg') if s.bounds()[1][1] > .5]
    if sleeve < .29:
        solids = [s for s in solids if s.tag != 'arm.fore']
    creases = wrinkles(body, folds)

    def relief(points, distance):
        band = smooth(.016 - np.abs(collar_height(body, points, collar) - .006), 0, .004) * (0 if tight else .003)
        near_neck = np.linalg.norm(body.bones.neck.back(points)[:, [0, 2]], axis=1) < .13
        return creases(points, distance) + band * near_neck

    points, faces = build_mesh(solids, cell, 1.0 if tight else 1.7, loose, relief)
    keep = np.minimum(collar_height(body, points, collar), hem_line(body, points, hem))
    ends = racer_back(body, points, strap) if tight else sleeve_ends(body, arms, points, sleeve)
    keep = np.minimum(keep, ends)
    return clip_mesh(points, faces, keep)


def collar_height(body, points, collar):
    """Metres below the tilted plane of the collar; negative above it, and only near the neck."""
    rest = body.bones.neck.back(points)
    away = np.maximum(np.hypot(rest[:, 0], rest[:, 2] + .025) - .135 * body.build.neck ** .5, 0)
    return 1.492 + collar - .42 * (rest[:, 2] + .03) - rest[:, 1] + 12 * away


def hem_line(body, points, hem):
    rest = body.bones.pelvis.back(points)
    return rest[:, 1] - hem - .006 * np.sin(rest[:, 0] * 22) - .012 * rest[:, 2]


def sleeve_ends(body, arms, points, sleeve):
    torso = distance_to(body.part('torso'), points)
    keep = np.full(len(points), .2)
    for arm in arms:
        first, _ = arm['length']
        frame, past = (arm['upper'], sleeve) if sleeve <= first else (arm['fore'], sleeve - first)
        local = frame.back(points)
        upper = arm['upper'].back(points)
        near = np.hypot(local[:, 0], local[:, 2]) < .12
        beyond = upper[:, 1] > .09
        other = torso > .012
        keep = np.where(near & beyond & other, np.minimum(keep, past - local[:, 1]), keep)
    return keep


def racer_back(body, points, half):
    """Deep armholes at the back, two straps over the shoulders."""
    rest = body.bones.chest.back(points)
    x, y = np.abs(rest[:, 0]), rest[:, 1]
    w = body.build.shoulders
    back = np.interp(y, [1.20, 1.25, 1.30, 1.36, 1.42, 1.47],
                     [.30, .140 * w, .100 * w, half + .018, half + .022, half + .055])
    front = np.interp(y, [1.24, 1.28, 1.36, 1.47], [.30, .135 * w, .100 * w, half + .050])
    edge = np.where(rest[:, 2] < -.02, back, front)
    return edge - x


def leggings(body, length=.98, waist=1.02, loose=.003, folds=.0012, cell=CELL):
    """`length` is a share of the distance from hip to ankle."""
    solids = body.part('leg', 'torso')
    points, faces = build_mesh([s for s in solids if s.tag == 'leg' or s.bounds()[0][1] < 1.2], cell, 1.0, loose,
                               lambda p, _: folds * ripples(p * vec(1, 2.2, 1), 45, 4))
    rest = body.bones.pelvis.back(points)
    keep = waist - rest[:, 1]
    for leg in (body.bones.left_leg, body.bones.right_leg):
        first, second = leg['length']
        along = length * (first + second)
        frame, past = (leg['thigh'], along) if along <= first else (leg['shin'], along - first)
        local = frame.back(points)
        near = np.hypot(local[:, 0], local[:, 2]) < .14
        lower = leg['thigh'].back(points)[:, 1] > .18
        keep = np.where(near & lower, np.minimum(keep, past - local[:, 1]), keep)
    return clip_mesh(points, faces, keep)


def belt(body, low=1.005, high=1.105):
    """A lifting belt around the waist, over the shirt."""
    waist = body.bones.waist
    points, faces = build_mesh(body.part('torso') + drapes(body, .97), CELL, 1.7, .020)
    rest = waist.back(points)
    keep = np.minimum(rest[:, 1] - low, high - rest[:, 1])
    return clip_mesh(points, faces, keep)
