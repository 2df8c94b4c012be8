"""Colour grade of all pictures: filmic curve, slight bloom, ink-blue blacks, warm highlights, lower saturation."""

import cv2
import numpy as np

# AgX base transform (Troy Sobotka), in the rational form published by Benjamin Wrensch.
INSET = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ],
    np.float32,
)
OUTSET = np.linalg.inv(INSET).astype(np.float32)
LOWEST_STOP, HIGHEST_STOP = -12.47393, 4.026069
CURVE = [15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232]

LUMA = np.array([0.2126, 0.7152, 0.0722], np.float32)
INK = np.array([0x09, 0x0F, 0x20], np.float32) / 255
WARM = np.array([1.012, 1.0, 0.972], np.float32)


def grade(linear, shot):
    """(height, width, 3) linear colour to 8-bit sRGB."""
    exposed = bloom(linear * np.float32(2**shot.exposure), shot.bloom)
    picture = contrast(filmic(exposed), shot.contrast)
    picture = saturate(picture, shot.saturation)
    picture = vignette(picture, shot.vignette)
    picture = tone_highlights(picture)
    picture = INK + (1 - INK) * np.clip(picture, 0, 1)
    return dither(picture)


def filmic(linear):
    stops = np.log2(np.maximum(linear @ INSET.T, 1e-10))
    x = np.clip((stops - LOWEST_STOP) / (HIGHEST_STOP - LOWEST_STOP), 0, 1)
    return np.clip(np.polyval(CURVE, x).astype(np.float32) @ OUTSET.T, 0, 1)


def bloom(linear, strength):
    """Light spread in the lens; bright lamps get a soft halo in their own colour."""
    if not strength:
        return linear
    side = max(linear.shape[:2])
    capped = np.minimum(linear, 12)
    bright = np.maximum(capped - 0.9, 0)
    halo = sum(cv2.GaussianBlur(bright, (0, 0), side * radius) for radius in (0.003, 0.012, 0.04)) / 3
    return linear + halo.astype(np.float32) * strength


def contrast(picture, power):
    """S-curve around the middle; the base transform alone is flat."""
    pivot = 0.42
    low = pivot * np.power(np.clip(picture, 0, None) / pivot, power)
    high = 1 - (1 - pivot) * np.power(np.clip(1 - picture, 0, None) / (1 - pivot), power)
    return np.where(picture < pivot, low, high)


def saturate(picture, amount):
    grey = (picture @ LUMA)[..., None]
    return np.clip(grey + (picture - grey) * amount, 0, 1)


def tone_highlights(picture):
    weight = np.clip((picture @ LUMA)[..., None] * 1.4 - 0.4, 0, 1)
    return picture * (1 + (WARM - 1) * weight)


def vignette(picture, strength):
    height, width = picture.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return picture * (1 - strength * np.clip((x * x + y * y) / 2, 0, 1) ** 1.5)[..., None].astype(np.float32)


def dither(picture):
    noise = np.random.default_rng(5).uniform(-0.5, 0.5, picture.shape[:2])[..., None]
    return np.clip(picture * 255 + 0.5 + noise * 0.8, 0, 255).astype(np.uint8)
