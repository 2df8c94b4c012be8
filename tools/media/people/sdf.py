"""Rounded solids joined by smooth union, turned into triangle meshes.

A field is a list of primitives. Distances are in metres, points are rows of
an array (n, 3). Body space: x to the figure's left, y up, z to the front.
"""
from dataclasses import dataclass

import numpy as np
from skimage import measure


def vec(*values):
    return np.array(values if len(values) > 1 else values[0], float)


def unit(v):
    return np.asarray(v, float) / np.linalg.norm(v)


@dataclass
class Capsule:
    """A cone with round ends; `bulge` thickens its middle like a muscle."""
    a: np.ndarray
    b: np.ndarray
    ra: float
    rb: float
    blend: float = 0.03
    bulge: float = 0.0
    tag: str = ''

    def distance(self, points):
        axis = self.b - self.a
        t = np.clip((points - self.a) @ axis / max(axis @ axis, 1e-9), 0, 1)
        radius = self.ra + (self.rb - self.ra) * t + self.bulge * 4 * t * (1 - t)
        return np.linalg.norm(points - self.a - t[..., None] * axis, axis=-1) - radius

    def bounds(self):
        r = max(self.ra, self.rb) + max(self.bulge, 0)
        return np.minimum(self.a, self.b) - r, np.maximum(self.a, self.b) + r


@dataclass
class Ellipsoid:
    """`frame` holds the three axes as columns."""
    centre: np.ndarray
    radii: np.ndarray
    frame: np.ndarray
    blend: float = 0.03
    tag: str = ''

    def distance(self, points):
        local = (points - self.centre) @ self.frame
        q = np.linalg.norm(local / self.radii, axis=-1)
        slope = np.linalg.norm(local / self.radii ** 2, axis=-1)
        return q * (q - 1) / np.maximum(slope, 1e-6)

    def bounds(self):
        r = np.abs(self.frame) @ self.radii
        return self.centre - r, self.centre + r


def smooth_min(a, b, k):
    return np.minimum(a, b) - np.maximum(k - np.abs(a - b), 0) ** 2 / (4 * k)


def sample(solids, lo, hi, cell, blend_scale=1.0, grow=0.0):
    """Distance to the union of the solids on a grid; far from them the value is merely positive."""
    size = np.ceil((hi - lo) / cell).astype(int) + 1
    field = np.full(size, 0.3, np.float32)
    reach = 0.07 + grow
    for solid in sorted(solids, key=lambda s: -s.blend):
        low, high = solid.bounds()
        i0 = np.clip(np.floor((low - reach - lo) / cell).astype(int), 0, size)
        i1 = np.clip(np.ceil((high + reach - lo) / cell).astype(int) + 1, 0, size)
        if (i1 <= i0).any():
            continue
        part = tuple(slice(*pair) for pair in zip(i0, i1))
        points = grid_points(lo, cell, i0, i1)
        distance = solid.distance(points).astype(np.float32) - grow
        field[part] = smooth_min(field[part], distance, solid.blend * blend_scale)
    return field


def grid_points(lo, cell, i0, i1):
    axes = [lo[k] + cell * np.arange(i0[k], i1[k]) for k in range(3)]
    return np.stack(np.meshgrid(*axes, indexing='ij'), -1)


def box_of(solids, margin=0.03):
    corners = [s.bounds() for s in solids]
    return (np.min([c[0] for c in corners], 0) - margin,
            np.max([c[1] for c in corners], 0) + margin)


def build_mesh(solids, cell, blend_scale=1.0, grow=0.0, detail=None, window=None):
    """Vertices and outward triangles. `detail(points, distance)` returns a relief
    in metres, added near the surface. `window` (lo, hi) limits the volume."""
    lo, hi = window if window else box_of(solids, 0.03 + grow)
    field = sample(solids, lo, hi, cell, blend_scale, grow)
    if detail is not None:
        near = np.abs(field) < 0.03
        index = np.argwhere(near)
        field[near] -= detail(lo + cell * index, field[near]).astype(np.float32)
    points, faces, _, _ = measure.marching_cubes(field, 0, spacing=(cell,) * 3, gradient_direction='ascent')
    return points + lo, faces[:, ::-1].copy()


def clip_mesh(points, faces, keep):
    """Cut a mesh along keep == 0 and leave the side where keep is positive."""
    inside = keep[faces] > 0
    count = inside.sum(1)
    result = [faces[count == 3]]
    extra, known = [], {}

    def crossing(i, j):
        key = (min(i, j), max(i, j))
        if key not in known:
            t = keep[i] / (keep[i] - keep[j])
            known[key] = len(points) + len(extra)
            extra.append(points[i] + t * (points[j] - points[i]))
        return known[key]

    for face, flags in zip(faces[(count == 1) | (count == 2)], inside[(count == 1) | (count == 2)]):
        lone = int(np.argmax(flags)) if flags.sum() == 1 else int(np.argmin(flags))
        i, j, k = (int(face[(lone + n) % 3]) for n in range(3))
        ij, ik = crossing(i, j), crossing(i, k)
        if flags.sum() == 1:
            result.append(np.array([[i, ij, ik]]))
        else:
            result.append(np.array([[ij, j, k], [ij, k, ik]]))
    faces = np.concatenate(result)
    points = np.concatenate([points, np.array(extra)]) if extra else points
    used, faces = np.unique(faces, return_inverse=True)
    return points[used], faces.reshape(-1, 3)
