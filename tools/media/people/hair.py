"""Hair and beard. Each function returns the mesh of one part."""
import numpy as np

from .relief import ripples, smooth, smooth_path
from .sdf import Capsule, Ellipsoid, build_mesh, clip_mesh, vec

CELL = .0025


class Wardrobe:
    """Places solids given in the head's rest coordinates on a posed head."""

    def __init__(self, body):
        self.frame, self.size = body.bones.head, body.build.head

    def at(self, x, y, z):
        h = self.size
        return self.frame(x * h, 1.565 + (y - 1.565) * h, z * h)

    def rest(self, points):
        local = self.frame.back(points) - vec(0, 1.565, 0)
        return local / self.size + vec(0, 1.565, 0)

    def ellipsoid(self, centre, radii, blend=.03, axes=np.eye(3)):
        return Ellipsoid(self.at(*centre), np.array(radii) * self.size, self.frame.axes @ axes, blend)

    def capsule(self, a, b, ra, rb, blend=.02):
        return Capsule(self.at(*a), self.at(*b), ra * self.size, rb * self.size, blend)


def hairline(rest):
    """Height of the hairline for each point of the head, from the nape round to the forehead."""
    edge = np.interp(rest[:, 2], [-.10, -.045, -.034, -.006, .004, .022, .034, .060, .085],
                     [1.590, 1.592, 1.640, 1.688, 1.652, 1.648, 1.690, 1.726, 1.735])
    return edge - .010 * smooth(-rest[:, 2], .05, .09) * np.cos(rest[:, 0] * 50) + .004 * ripples(rest, 120, 12)


def crop(rest):
    """Short hair in small locks that point downwards from the crown."""
    flow = rest * vec(1, .28, 1)
    return ripples(flow, 380, 3) * .0016 + ripples(flow, 170, 4) * .0024


def cap(body, length=.008, streaks=None, fade=.05, low=0.0):
    """Hair lying on the skull; thins out towards its edge over `fade` metres."""
    head = Wardrobe(body)
    solids = [head.ellipsoid((0, 1.688, -.018), (.0755, .094, .096)),
              head.ellipsoid((0, 1.635, -.040), (.062, .070, .060), .04)]

    def relief(points, _):
        rest = head.rest(points)
        edge = smooth(rest[:, 1] - hairline(rest) + low, -.004, fade)
        strands = streaks(rest) if streaks else crop(rest)
        return (length * edge - .004 * (1 - edge) + strands * edge) * head.size

    points, faces = build_mesh(solids, CELL, detail=relief)
    rest = head.rest(points)
    return clip_mesh(points, faces, rest[:, 1] - hairline(rest) + low)


def combed_towards(centre, strength=.0011):
    """Streaks that run from the face to a knot at `centre`."""
    centre = np.array(centre)

    def streaks(rest):
        offset = rest - centre
        angle = np.arctan2(offset[:, 0], offset[:, 1] + .25 * offset[:, 2])
        wave = ripples(np.stack([angle, angle * 0, angle * 0], 1), 34, 8) + .6 * ripples(
            np.stack([angle, angle * 0, offset[:, 2] * .4], 1), 80, 9)
        return wave * strength
    return streaks


def bun(body, centre, radius):
    """A twisted knot: a flattened ball whose relief winds like a spiral."""
    head = Wardrobe(body)
    solids = [head.ellipsoid(centre, (radius, radius * .92, radius * .80), .01)]

    def relief(points, _):
        local = head.rest(points) - np.array(centre)
        angle, distance = np.arctan2(local[:, 1], local[:, 0]), np.hypot(local[:, 0], local[:, 1]) / radius
        turns = angle + 7.5 * distance
        strand = np.abs(np.sin(turns)) ** .6
        fine = np.sin(turns * 9 + 3 * np.sin(angle * 2)) * .0007
        return .0075 * strand - .004 + fine
    return build_mesh(solids, CELL, detail=relief)


def braid(body, path, width=.019, twists=9):
    """Three strands along `path`, a list of points in body space."""
    path = np.array(path, float)
    steps = 44 * 3
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s = np.linspace(0, 1, steps)
    centre = np.stack([smooth_path(length / length[-1], path[:, k], s) for k in range(3)], 1)
    tangent = np.gradient(centre, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    sideways = np.cross(tangent, vec(0, 0, -1))
    sideways /= np.linalg.norm(sideways, axis=1, keepdims=True)
    outwards = np.cross(sideways, tangent)
    taper = np.interp(s, [0, .15, .86, .9, .93, 1], [1.1, 1, .72, .45, .7, .12])
    spread = np.interp(s, [0, .86, .9, 1], [1, 1, 0, 0])
    solids = []
    for strand in range(3):
        phase = 2 * np.pi * (s * twists + strand / 3)
        line = centre + sideways * (np.sin(phase) * width * .80 * taper * spread)[:, None]
        line = line + outwards * (np.sin(2 * phase) * width * .42 * taper * spread)[:, None]
        solids += [Capsule(line[i], line[i + 1], width * .62 * taper[i], width * .62 * taper[i + 1], .003)
                   for i in range(steps - 1)]
    return build_mesh(solids, .0022)


def ponytail(body, path, radius=.026):
    """A smooth tail of hair with grooves along it."""
    path = np.array(path, float)
    s = np.linspace(0, 1, 30)
    knots = np.linspace(0, 1, len(path))
    line = np.stack([smooth_path(knots, path[:, k], s) for k in range(3)], 1)
    size = np.interp(s, [0, .04, .12, .35, .7, 1], [.62, .55, .95, 1.15, .85, .12]) * radius
    solids = [Capsule(line[i], line[i + 1], size[i], size[i + 1], .012) for i in range(29)]

    def relief(points, _):
        nearest = line[np.argmin(((points[:, None] - line[None]) ** 2).sum(-1), 1)]
        angle = np.arctan2(points[:, 0] - nearest[:, 0], points[:, 2] - nearest[:, 2])
        flow = points[:, 1] * 2.0
        return .0014 * np.sin(angle * 9 + flow * 6) + .0010 * np.sin(angle * 17 + 2 + flow * 11)
    return build_mesh(solids, CELL, detail=relief)


def beard(body, length=.006):
    head = Wardrobe(body)
    solids = [head.capsule((.057 * s, 1.615, .002), (.016 * s, 1.553, .072), .019, .016) for s in (1, -1)]
    solids.append(head.capsule((-.014, 1.556, .080), (.014, 1.556, .080), .018, .018))
    solids.append(head.capsule((-.018, 1.592, .080), (.018, 1.592, .080), .016, .016))
    relief = lambda points, _: length + ripples(points, 300, 5) * .0014
    points, faces = build_mesh(solids, CELL, detail=relief)
    rest = head.rest(points)
    return clip_mesh(points, faces, np.minimum(1.632 - rest[:, 1] - .25 * rest[:, 2], .11 - np.abs(rest[:, 2])))
