"""Denoises a Cycles picture with the published networks of Intel Open Image Denoise.

Albedo and normals are cleaned first by their own networks, then guide the colour network.
"""

import numpy as np

from .tza import read_weights
from .unet import ALIGN, Network

TILE = 960
OVERLAP = 48
MAX_RADIANCE = 65504.0
MIDDLE_GREY = 0.18


def denoise(colour, albedo, normal, weights_folder, quick=False):
    """All pictures: (height, width, 3) float32, linear; returns the clean linear colour.

    quick leaves the guides noisy and takes the network trained for that: a third of the time, softer edges.
    """

    def network(name):
        return Network(read_weights(weights_folder / f'{name}.tza'))

    albedo = np.clip(albedo, 0, 1)
    normal = np.clip(normal, -1, 1) * 0.5 + 0.5
    if not quick:
        albedo = decode_srgb(np.clip(run_tiled(network('rt_alb'), encode_srgb(albedo)), 0, 1))
        normal = np.clip(run_tiled(network('rt_nrm'), normal), 0, 1)
    scale = exposure_scale(colour)
    encoded = encode_radiance(np.clip(colour * scale, 0, MAX_RADIANCE))
    features = np.concatenate([encoded, albedo, normal], axis=-1)
    clean = run_tiled(network('rt_hdr_alb_nrm' if quick else 'rt_hdr_calb_cnrm'), features)
    return decode_radiance(clean) / scale


def run_tiled(network, image):
    """Runs the network on overlapping tiles and keeps each tile's middle."""
    height, width = image.shape[:2]
    image = pad_to_alignment(image.astype(np.float32))
    out = np.empty(image.shape[:2] + (3,), np.float32)
    for top, above, bottom, below in spans(image.shape[0]):
        for left, before, right, after in spans(image.shape[1]):
            result = network.run(np.ascontiguousarray(image[above:below, before:after]))
            out[top:bottom, left:right] = result[top - above : bottom - above, left - before : right - before]
    return out[:height, :width]


def spans(size):
    """Yields (start, padded start, end, padded end) along one axis."""
    for start in range(0, size, TILE):
        end = min(start + TILE, size)
        yield start, max(start - OVERLAP, 0), end, min(end + OVERLAP, size)


def pad_to_alignment(image):
    height, width = image.shape[:2]
    return np.pad(image, ((0, -height % ALIGN), (0, -width % ALIGN), (0, 0)), mode='reflect')


def exposure_scale(colour):
    """Factor that brings the picture's log-average luminance to middle grey, as the network was trained."""
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    step = 16
    height, width = (size // step * step for size in luminance.shape)
    blocks = luminance[:height, :width].reshape(height // step, step, width // step, step).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    return MIDDLE_GREY / np.exp(np.log(lit).mean()) if len(lit) else 1.0


# The perceptually uniform transfer curve of the HDR networks: linear toe, power part, logarithmic shoulder.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def curve(y):
    power = B * np.power(np.maximum(y, Y0), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, power, E * np.log(y + F) + G))


def inverse_curve(x):
    power = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F))


CURVE_TOP = float(curve(np.float64(MAX_RADIANCE)))


def encode_radiance(y):
    return (curve(y) / CURVE_TOP).astype(np.float32)


def decode_radiance(x):
    return np.maximum(inverse_curve(x.astype(np.float64) * CURVE_TOP), 0).astype(np.float32)


def encode_srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 0.0031308), 1 / 2.4) - 0.055)


def decode_srgb(x):
    return np.where(x <= 0.04045, x / 12.92, np.power((x + 0.055) / 1.055, 2.4))
