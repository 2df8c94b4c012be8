"""Smooth curves and soft noise for the surfaces of hair and cloth."""
import numpy as np


def ripples(points, frequency, seed, waves=7):
    """Soft noise in -1..1: a few sine waves in random directions."""
    random = np.random.default_rng(seed)
    directions = random.normal(size=(waves, 3)) * frequency
    phases = random.uniform(0, 6.3, waves)
    return np.sin(points @ directions.T + phases).mean(-1) * 1.6


def smooth(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def smooth_path(knots, values, s):
    """Cubic through the knots (Catmull-Rom)."""
    slopes = np.gradient(values, knots)
    i = np.clip(np.searchsorted(knots, s) - 1, 0, len(knots) - 2)
    width = knots[i + 1] - knots[i]
    t = (s - knots[i]) / width
    return ((1 + 2 * t) * (1 - t) ** 2 * values[i] + t * (1 - t) ** 2 * width * slopes[i]
            + t * t * (3 - 2 * t) * values[i + 1] + t * t * (t - 1) * width * slopes[i + 1])
