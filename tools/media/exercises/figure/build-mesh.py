"""Builds the figure's mesh around the joints of skeleton.mjs: rounded shapes are blended and triangulated with marching
cubes, and each vertex gets bone weights and muscle masks. Uses no external data.

    python3 build-mesh.py SKELETON.json OUT_FOLDER CELL_OF_BODY CELL_OF_HANDS (in metres)

Needs numpy, scipy and scikit-image (Debian: python3-skimage). Called by mesh.mjs.
"""
import json
import pathlib
import sys
from dataclasses import dataclass

import numpy as np
import scipy.sparse as sparse
from skimage import measure


# Where the triangles of a hand begin, relative to the wrist along the forearm.
CUT = -0.07
# Edge length of the cubes whose triangles follow each other, in cells.
TILE = 6


def vector(*parts):
    return np.array(parts, float)


def normalized(a):
    return a / np.linalg.norm(a)


def mix(a, b, t):
    return a + (b - a) * t


@dataclass
class Cone:
    """A rounded cone between two points."""

    start: np.ndarray
    end: np.ndarray
    radius_start: float
    radius_end: float
    bone: str
    muscle: str | None = None
    shoe: bool = False

    def distance(self, points):
        line = self.end - self.start
        t = np.clip(((points - self.start) @ line) / (line @ line), 0, 1)
        radius = self.radius_start + (self.radius_end - self.radius_start) * t
        return np.linalg.norm(points - self.start - t[..., None] * line, axis=-1) - radius

    def bounds(self):
        radius = max(self.radius_start, self.radius_end)
        return np.minimum(self.start, self.end) - radius, np.maximum(self.start, self.end) + radius


@dataclass
class Ellipsoid:
    """An ellipsoid; `axis` is the direction of its second radius, by default upwards."""

    centre: np.ndarray
    radii: np.ndarray
    bone: str
    muscle: str | None = None
    axis: np.ndarray | None = None
    shoe: bool = False

    def distance(self, points):
        local = points - self.centre
        if self.axis is not None:
            up = self.axis / np.linalg.norm(self.axis)
            front = vector(0, 0, 1) - up * up[2]
            front /= np.linalg.norm(front)
            local = np.stack([local @ np.cross(up, front), local @ up, local @ front], -1)
        near = np.linalg.norm(local / self.radii, axis=-1)
        slope = np.linalg.norm(local / (self.radii * self.radii), axis=-1)
        return near * (near - 1) / np.maximum(slope, 1e-6)

    def bounds(self):
        reach = self.radii.max() if self.axis is not None else self.radii
        return self.centre - reach, self.centre + reach


def shapes_of(joints, radii):
    shapes = [
        Ellipsoid(vector(0, 1.30, -0.005), vector(0.150, 0.165, 0.100), 'spine4'),
        Ellipsoid(vector(0, 1.385, -0.02), vector(0.15, 0.085, 0.085), 'spine5'),
        Cone(vector(0, 1.07, 0), vector(0, 1.20, -0.002), 0.100, 0.105, 'spine2'),
        Ellipsoid(vector(0, 1.08, 0.004), vector(0.122, 0.13, 0.085), 'spine2'),
        Ellipsoid(vector(0, 0.975, -0.006), vector(0.150, 0.105, 0.098), 'pelvis'),
        Cone(vector(0, 1.43, -0.03), vector(0, 1.535, -0.012), 0.062, 0.056, 'neck1', 'neck'),
        Cone(vector(0, 1.52, -0.014), vector(0, 1.58, -0.004), 0.056, 0.054, 'neck3'),
        Ellipsoid(vector(0, 1.685, -0.012), vector(0.077, 0.098, 0.096), 'head'),
        Ellipsoid(vector(0, 1.635, 0.022), vector(0.060, 0.078, 0.066), 'head'),
        Ellipsoid(vector(0, 1.585, 0.052), vector(0.036, 0.024, 0.030), 'head'),
        Ellipsoid(vector(0, 1.645, 0.088), vector(0.011, 0.026, 0.014), 'head'),
    ]
    for side, sign in (('L', 1), ('R', -1)):
        joint = {name[:-2]: vector(*at) for name, at in joints.items() if name.endswith('.' + side)}
        # Described for the left side, and mirrored for the right.
        place = Placer(joint, side, sign, radii)
        shapes += [*arm(place), *hand(place), *shoulder_girdle(place), *trunk_side(place), *leg(place), *shoe(place)]
    return shapes


class Placer:
    """Joints and measures of one side."""

    def __init__(self, joints, side, sign, radii):
        self.joints, self.side, self.sign, self.radii = joints, side, sign, radii

    def at(self, *parts):
        return vector(parts[0] * self.sign, *parts[1:])

    def bone(self, name):
        return f'{name}.{self.side}'

    def on(self, start, end, t, sideways=0, up=0, forward=0):
        return mix(self.joints[start], self.joints[end], t) + self.at(sideways, up, forward)

    def along(self, start, end):
        return self.joints[end] - self.joints[start]


def arm(place):
    upper = lambda t, *off: place.on('upperArm', 'forearm', t, *off)
    fore = lambda t, *off: place.on('forearm', 'hand', t, *off)
    up, low = place.along('upperArm', 'forearm'), place.along('forearm', 'hand')
    bone = place.bone
    return [
        Cone(upper(0.1), upper(0.55), 0.045, 0.043, bone('upperArm')),
        Cone(upper(0.5), upper(1), 0.043, 0.037, bone('upperArmLow')),
        Ellipsoid(upper(0.50, 0.008, 0.012, 0.026), vector(0.034, 0.082, 0.031), bone('upperArmLow'), 'biceps', up),
        Ellipsoid(upper(0.42, -0.004, -0.006, -0.027), vector(0.036, 0.095, 0.032), bone('upperArmLow'), 'triceps', up),
        Ellipsoid(upper(0.14, 0.016, 0.016, 0), vector(0.050, 0.082, 0.053), bone('upperArm'), 'shoulders', up),
        Cone(fore(0), fore(0.5), 0.038, 0.036, bone('forearm')),
        Cone(fore(0.5), fore(1), 0.034, 0.0225, bone('forearmLow')),
        Ellipsoid(fore(0.22, 0.014, 0.004, 0.006), vector(0.033, 0.078, 0.033), bone('forearm'), 'forearms', low),
        Ellipsoid(fore(0.25, -0.012, -0.004, -0.008), vector(0.03, 0.078, 0.03), bone('forearm'), 'forearms', low),
    ]


def hand(place):
    """The palm with its pads, and the digits, whose joints and radii are those of hand-shape.mjs."""
    joints, bone = place.joints, place.bone('hand')
    at = HandAxes(place).at
    shapes = [
        Cone(at(-0.012, 0.010, 0.001), at(0.022, 0.014, 0.003), 0.0185, 0.0150, bone),
        Cone(at(-0.012, -0.010, 0.001), at(0.022, -0.014, 0.003), 0.0185, 0.0150, bone),
        Cone(at(0.022, -0.019, 0.008), at(0.066, -0.028, 0.008), 0.0135, 0.0108, bone),
        Cone(at(0.026, 0.016, 0.008), at(0.052, 0.026, 0.009), 0.0130, 0.0105, bone),
        Cone(at(0.082, 0.026, 0.007), at(0.078, -0.024, 0.009), 0.0105, 0.0098, bone),
        Cone(at(0.050, 0.040, 0.014), at(0.070, 0.034, 0.006), 0.0075, 0.0080, bone),
    ]
    for digit, radii in place.radii.items():
        ends = [joints[f'finger{digit}{end}'] for end in ('1', '2', '3', 'End')]
        if digit != '1':
            carpal = at(0.018, 0.45 * HandAxes(place).across(ends[0]), 0.003)
            shapes.append(Cone(carpal, ends[0], 0.0150, 0.0112, bone))
        for i in range(3):
            shapes.append(Cone(ends[i], ends[i + 1], radii[i], radii[i + 1], place.bone(f'finger{digit}{i + 1}')))
    return shapes


class HandAxes:
    """Positions relative to the wrist: along the hand, towards the index finger, out of the palm."""

    def __init__(self, place):
        joints = place.joints
        self.wrist = joints['hand']
        self.along = normalized(place.along('forearm', 'hand'))
        knuckles = joints['finger21'] - joints['finger51']
        self.index = normalized(knuckles - self.along * (knuckles @ self.along))
        self.palm = np.cross(self.along, self.index) * place.sign

    def at(self, along, index, palm):
        return self.wrist + along * self.along + index * self.index + palm * self.palm

    def across(self, point):
        return (point - self.wrist) @ self.index


def shoulder_girdle(place):
    at, bone = place.at, place.bone
    return [
        Cone(at(0.05, 1.43, -0.02), at(0.17, 1.425, -0.02), 0.050, 0.052, bone('shoulder')),
        Cone(at(0.025, 1.525, -0.03), at(0.135, 1.447, -0.03), 0.034, 0.030, bone('clavicle'), 'traps'),
        Ellipsoid(at(0.088, 1.345, 0.068), vector(0.092, 0.070, 0.036), 'spine5', 'chest'),
        Ellipsoid(at(0.115, 1.27, -0.055), vector(0.055, 0.14, 0.052), 'spine4', 'lats'),
        Ellipsoid(at(0.085, 1.38, -0.088), vector(0.075, 0.075, 0.034), 'spine5', 'upper_back'),
    ]


def trunk_side(place):
    at = place.at
    return [
        Ellipsoid(at(0.090, 1.10, 0.012), vector(0.042, 0.105, 0.058), 'spine2', 'obliques'),
        Ellipsoid(at(0.034, 1.215, 0.085), vector(0.034, 0.030, 0.024), 'spine3', 'abdominals'),
        Ellipsoid(at(0.034, 1.155, 0.084), vector(0.033, 0.030, 0.023), 'spine3', 'abdominals'),
        Ellipsoid(at(0.033, 1.095, 0.080), vector(0.032, 0.030, 0.022), 'spine2', 'abdominals'),
        Ellipsoid(at(0.030, 1.025, 0.072), vector(0.032, 0.045, 0.024), 'spine1', 'abdominals'),
        Ellipsoid(at(0.036, 1.10, -0.072), vector(0.032, 0.11, 0.028), 'spine2', 'lower_back'),
    ]


def leg(place):
    at, bone = place.at, place.bone
    thigh = lambda t, *off: place.on('thigh', 'shin', t, *off)
    shin = lambda t, *off: place.on('shin', 'foot', t, *off)
    up, low = place.along('thigh', 'shin'), place.along('shin', 'foot')
    high, lower = bone('thigh'), bone('thighLow')
    return [
        Cone(thigh(0.02), thigh(0.5), 0.082, 0.070, high),
        Cone(thigh(0.5), thigh(1), 0.069, 0.050, lower),
        Ellipsoid(thigh(0.42, 0.022, 0, 0.032), vector(0.052, 0.19, 0.048), lower, 'quadriceps', up),
        Ellipsoid(thigh(0.66, -0.030, 0, 0.026), vector(0.034, 0.105, 0.038), lower, 'quadriceps', up),
        Ellipsoid(thigh(0.70, 0.034, 0, 0.018), vector(0.028, 0.11, 0.036), lower, 'quadriceps', up),
        Ellipsoid(thigh(0.5, 0, 0, -0.034), vector(0.052, 0.18, 0.045), lower, 'hamstrings', up),
        Ellipsoid(thigh(0.25, -0.040, 0, 0), vector(0.040, 0.12, 0.050), high, 'adductors', up),
        Ellipsoid(at(0.082, 0.93, -0.070), vector(0.078, 0.088, 0.070), high, 'glutes'),
        Ellipsoid(at(0.135, 0.99, -0.008), vector(0.045, 0.075, 0.058), 'pelvis', 'abductors'),
        Cone(shin(0), shin(0.5), 0.048, 0.044, bone('shin')),
        Cone(shin(0.45), shin(1), 0.042, 0.031, bone('shinLow')),
        Ellipsoid(shin(0, 0, 0, 0.014), vector(0.036, 0.045, 0.036), bone('shin')),
        Ellipsoid(shin(0.28, -0.020, 0, -0.026), vector(0.036, 0.115, 0.038), bone('shin'), 'calves', low),
        Ellipsoid(shin(0.25, 0.018, 0, -0.024), vector(0.033, 0.105, 0.036), bone('shin'), 'calves', low),
    ]


def shoe(place):
    at, foot, toes = place.at, place.bone('foot'), place.bone('toes')
    return [
        Cone(at(0.121, 0.055, -0.050), at(0.128, 0.045, 0.03), 0.043, 0.044, foot, shoe=True),
        Cone(at(0.128, 0.045, 0.03), at(0.136, 0.036, 0.115), 0.044, 0.040, foot, shoe=True),
        Cone(at(0.136, 0.036, 0.115), at(0.139, 0.034, 0.165), 0.041, 0.034, toes, shoe=True),
        Cone(at(0.120, 0.10, -0.022), at(0.121, 0.06, -0.02), 0.043, 0.046, foot, shoe=True),
    ]


def softness(shape):
    """Distance over which a shape blends into its neighbours; small for fingers and features."""
    is_feature = shape.bone == 'head' and isinstance(shape, Ellipsoid) and (shape.radii < 0.03).all()
    if shape.bone.startswith('finger'):
        return 0.003
    if is_feature:
        return 0.006
    return 0.010 if shape.bone.startswith('hand') else 0.030


def smooth_minimum(a, b, width):
    return np.minimum(a, b) - np.maximum(width - np.abs(a - b), 0) ** 2 / (4 * width)


def triangulate(shapes, cell, box=(vector(-0.72, -0.02, -0.22), vector(0.72, 1.82, 0.26))):
    low, high = box
    count = np.ceil((high - low) / cell).astype(int)
    field = np.full(count, 0.2, np.float32)
    for shape in sorted(shapes, key=softness, reverse=True):
        start, end = shape.bounds()
        first = np.maximum(np.floor((start - 0.06 - low) / cell), 0).astype(int)
        last = np.minimum(np.ceil((end + 0.06 - low) / cell), count).astype(int)
        if (last <= first).any():
            continue
        axes = [low[k] + cell * np.arange(first[k], last[k]) for k in range(3)]
        points = np.stack(np.meshgrid(*axes, indexing='ij'), -1)
        part = tuple(slice(a, b) for a, b in zip(first, last))
        field[part] = smooth_minimum(field[part], shape.distance(points), softness(shape))
    vertices, faces, _, _ = measure.marching_cubes(field, 0, spacing=(cell,) * 3)
    vertices += low
    return vertices, by_place(vertices, outwards(vertices, faces, (low + high) / 2), TILE * cell)


def triangulate_with_hands(shapes, joints, body_cell, hand_cell):
    """The body in large triangles and the hands in small ones, which overlap a little above the wrists."""
    vertices, faces = triangulate(shapes, body_cell)
    pieces = []
    for side in 'LR':
        wrist, elbow = vector(*joints[f'hand.{side}']), vector(*joints[f'forearm.{side}'])
        forearm = normalized(wrist - elbow)
        beyond = lambda points, distance: (points - wrist) @ forearm > distance
        in_hand = beyond(vertices, CUT) & (np.linalg.norm(vertices - wrist, axis=1) < 0.3)
        faces = faces[~in_hand[faces].all(1)]
        tips = np.array([at for name, at in joints.items() if 'finger' in name and name.endswith(side)])
        ends = np.vstack([tips, wrist + forearm * CUT])
        fine, fine_faces = triangulate(shapes, hand_cell, (ends.min(0) - 0.045, ends.max(0) + 0.045))
        pieces.append((fine, fine_faces[beyond(fine, CUT - 0.014)[fine_faces].all(1)]))
    vertices, faces, counts = joined([(vertices, faces), *pieces])
    return vertices, faces, np.arange(len(vertices)) >= counts[0]


def joined(pieces):
    """One list of points and triangles without unused points, and the number of points of each piece."""
    vertices, faces, counts = [], [], []
    for points, triangles in pieces:
        used, first, renamed = np.unique(triangles, return_index=True, return_inverse=True)
        order = np.argsort(first)
        vertices.append(points[used[order]])
        faces.append(np.argsort(order)[renamed].reshape(-1, 3) + sum(counts))
        counts.append(len(used))
    return np.concatenate(vertices), np.concatenate(faces), counts


def by_place(vertices, faces, tile):
    """The triangles of each tile after each other, since a renderer computes points that it has just used only once."""
    places = np.floor(vertices[faces].mean(1) / tile).astype(int)
    places -= places.min(0)
    return faces[np.lexsort(places.T)]


def outwards(vertices, faces, middle):
    a, b, c = (vertices[faces[:, k]] for k in range(3))
    volume = np.einsum('ij,ij->i', a - middle, np.cross(b - a, c - a)).sum()
    return faces if volume > 0 else faces[:, ::-1]


def neighbours(count, faces):
    edges = np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]])
    graph = sparse.coo_matrix((np.ones(len(edges)), (edges[:, 0], edges[:, 1])), shape=(count, count)).tocsr()
    graph = ((graph + graph.T) > 0).astype(float)
    degree = np.asarray(graph.sum(1)).ravel()
    return sparse.diags(1 / np.maximum(degree, 1)) @ graph


def steps_between(bones, parent):
    """Number of steps between two bones in the hierarchy."""
    index = {bone: i for i, bone in enumerate(bones)}
    apart = np.full((len(bones), len(bones)), 9)
    np.fill_diagonal(apart, 0)
    for bone, above in parent.items():
        apart[index[bone], index[above]] = apart[index[above], index[bone]] = 1
    for k in range(len(bones)):
        apart = np.minimum(apart, apart[:, [k]] + apart[[k], :])
    return apart


def bone_weights(vertices, shapes, skeleton, graph, in_small_triangles):
    bones = skeleton['bones']
    index = {bone: i for i, bone in enumerate(bones)}
    distance = np.full((len(vertices), len(bones)), 9.0, np.float32)
    for shape in shapes:
        column = index[shape.bone]
        distance[:, column] = np.minimum(distance[:, column], shape.distance(vertices))
    # neck2 has no shape of its own.
    around = np.maximum(distance[:, index['neck1']], distance[:, index['neck3']]) + 0.004
    distance[:, index['neck2']] = np.minimum(distance[:, index['neck2']], around)

    nearest = distance.argmin(1)
    fine = np.array([bone.startswith(('finger', 'hand')) for bone in bones])
    width = np.where(fine, 0.005, 0.018)[nearest][:, None]
    # The digits move on their own; other bones also move with the bone after next.
    near = steps_between(bones, skeleton['parent'])[nearest] <= np.where(fine, 1, 2)[nearest][:, None]
    weights = np.exp(-(distance - distance.min(1, keepdims=True)) / width) * near
    weights /= weights.sum(1, keepdims=True)
    rounds = np.where(in_small_triangles, 60, 10)
    rounds[fine[nearest]] = 20
    rounds[np.array([bone.startswith('finger') for bone in bones])[nearest]] = 3
    for done in range(rounds.max()):
        smoother = 0.4 * weights + 0.6 * (graph @ weights)
        weights = np.where((rounds > done)[:, None], smoother, weights)
    return weights, nearest


def muscle_masks(vertices, shapes, graph):
    muscles = sorted({shape.muscle for shape in shapes if shape.muscle})
    masks = {muscle: np.zeros(len(vertices)) for muscle in muscles}
    for shape in shapes:
        if shape.muscle:
            depth = np.clip(1 - (shape.distance(vertices) + 0.001) / 0.016, 0, 1)
            masks[shape.muscle] = np.maximum(masks[shape.muscle], depth)
    for muscle in muscles:
        for _ in range(3):
            masks[muscle] = 0.5 * masks[muscle] + 0.5 * (graph @ masks[muscle])
    return muscles, np.clip(np.stack([masks[muscle] for muscle in muscles], 1) * 1.15, 0, 1)


def main(skeleton_file, folder, body_cell, hand_cell):
    skeleton = json.loads(pathlib.Path(skeleton_file).read_text())
    shapes = shapes_of(skeleton['joints'], skeleton['radii'])
    vertices, faces, in_hands = triangulate_with_hands(shapes, skeleton['joints'], float(body_cell), float(hand_cell))
    graph = neighbours(len(vertices), faces)
    weights, nearest = bone_weights(vertices, shapes, skeleton, graph, in_hands)
    muscles, masks = muscle_masks(vertices, shapes, graph)
    vertices[:, 1] -= vertices[:, 1].min()

    order = np.argsort(-weights, 1, kind='stable')[:, :4]
    strongest = np.take_along_axis(weights, order, 1)
    strongest /= strongest.sum(1, keepdims=True)
    is_foot = np.array([skeleton['bones'][i].startswith(('foot', 'toes')) for i in nearest])
    in_shoe = ((vertices[:, 1] < 0.125) & is_foot).astype(np.uint8)
    arrays = (
        vertices.astype(np.float32),
        faces.astype(np.uint32),
        strongest.astype(np.float32),
        order.astype(np.uint8),
        in_shoe,
        (masks * 255).astype(np.uint8),
    )
    out = pathlib.Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with open(out / 'figure.bin', 'wb') as file:
        for array in arrays:
            file.write(np.ascontiguousarray(array).tobytes() + b'\0' * (-array.nbytes % 4))
    counts = {'vertices': len(vertices), 'triangles': len(faces), 'muscles': muscles}
    (out / 'figure.json').write_text(json.dumps(counts))
    print(f'{len(vertices)} points, {len(faces)} triangles')


main(*sys.argv[1:])
