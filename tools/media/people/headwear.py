"""Turban and headscarf."""
import numpy as np

from .hair import CELL, Wardrobe
from .relief import ripples, smooth
from .sdf import build_mesh, clip_mesh


def turban(body):
    """Crossing pleats on a tilted dome, as a dastar shows from behind."""
    head = Wardrobe(body)
    tilt = np.radians(-18)
    axes = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
    solids = [head.ellipsoid((0, 1.722, -.016), (.116, .100, .138), .03, axes),
              head.ellipsoid((0, 1.776, .006), (.086, .076, .100), .06, axes),
              head.ellipsoid((0, 1.682, -.042), (.103, .062, .096), .05)]

    def relief(points, _):
        rest = head.rest(points)
        side = np.where(rest[:, 0] > .02 * np.sin(rest[:, 1] * 60), .85, .62)
        height = rest[:, 1] + side * np.abs(rest[:, 0]) - .35 * rest[:, 2] + .010 * ripples(rest, 11, 2)
        fold = (height / .030) % 1
        return .0048 * fold * (1 - smooth(fold, .70, 1)) - .002 + ripples(rest, 40, 6) * .0008

    points, faces = build_mesh(solids, CELL, detail=relief)
    rest = head.rest(points)
    edge = np.interp(rest[:, 2], [-.12, -.06, .0, .03, .12], [1.618, 1.628, 1.668, 1.684, 1.722])
    return clip_mesh(points, faces, rest[:, 1] - edge)


def headscarf(body):
    """Cloth over the head and knot; it closes around the neck and lies on the shoulders like a short cape."""
    head, neck = Wardrobe(body), body.bones.neck
    solids = [head.ellipsoid((0, 1.690, -.018), (.067, .083, .086), .03),
              head.ellipsoid((0, 1.640, -.012), (.070, .068, .065), .04),
              head.ellipsoid((0, 1.668, -.086), (.040, .040, .038), .05),
              head.capsule((0, 1.61, -.025), (0, 1.55, -.022), .062, .058, .05)]
    solids += [solid for solid in body.part('torso', 'neck', 'arm') if solid.tag != 'arm.fore']
    low, high = body.bones.chest(-.30, 1.22, -.24), body.bones.chest(.30, 1.84, .22)
    window = np.minimum(low, high), np.maximum(low, high)

    def relief(points, _):
        rest = neck.back(points)
        angle = np.arctan2(rest[:, 0], -(rest[:, 2] + .01))
        below = smooth(1.66 - rest[:, 1], 0, .12)
        wave = angle * 3.1 + 7 * (rest[:, 1] - 1.5) * np.sign(rest[:, 0]) + .9 * ripples(rest, 8, 4)
        folds = np.abs(np.cos(wave)) ** 2.2 - .15
        sling = np.sin((rest[:, 1] - .45 * rest[:, 0] + .30 * rest[:, 2]) * 70 + ripples(rest, 7, 9))
        throat = smooth(rest[:, 1], 1.48, 1.54) * (1 - smooth(rest[:, 1], 1.58, 1.66))
        return .011 * folds * below * (1 - .6 * throat) + .0055 * sling * throat + ripples(rest, 24, 5) * .0014

    points, faces = build_mesh(solids, .003, 1.5, .024, relief, window)
    rest, chest = head.rest(points), body.bones.chest.back(points)
    face = np.maximum(np.hypot(rest[:, 0] / .066, (rest[:, 1] - 1.640) / .090) - 1, (.05 - rest[:, 2]) * 12)
    edge = np.where(chest[:, 2] < -.02, 1.315, 1.34) + .70 * np.abs(chest[:, 0] - .02) + .008 * np.sin(chest[:, 0] * 45)
    return clip_mesh(points, faces, np.minimum(face, chest[:, 1] - edge))
