"""Prints the plates of one person as a poster in four inks: ground, ink, lamp and paper."""
from dataclasses import dataclass

import cv2
import numpy as np
import OpenImageIO as oiio
from scipy.ndimage import gaussian_filter

from pipeline import denoise as network

INK = '#0B1224'
DOT = 9.0  # halftone pitch at a width of 1080 pixels


@dataclass
class Inks:
    ground: str           # the flat colour behind the person
    deep: str             # a dark shade of it, for clothes in shadow
    mid: str              # clothes in the soft light
    lamp: str = '#F5842B'
    skin: str = '#6B3401'
    glow: str = '#FFB07A'     # the lamp's light on the person
    paper: str = '#FFE8D9'
    second: str = '#131A2D'  # trousers, turban
    scarf: str = '#B15901'


def colour(code):
    return np.array([int(code[i:i + 2], 16) for i in (1, 3, 5)], float) / 255


def read(path):
    """All passes by name, e.g. 'Combined' -> (height, width, channels)."""
    source = oiio.ImageInput.open(str(path))
    spec = source.spec()
    pixels = np.asarray(source.read_image(0, 0, 0, spec.nchannels, oiio.FLOAT))
    pixels = np.nan_to_num(pixels.reshape(spec.height, spec.width, -1), posinf=0, neginf=0)
    source.close()
    passes = {}
    for index, name in enumerate(spec.channelnames):
        passes.setdefault(name.split('.')[-2], {})[name.split('.')[-1]] = pixels[..., index]
    order = {'Denoising Normal': 'XYZ'}
    return {name: np.stack([layers[c] for c in order.get(name, 'RGBA') if c in layers], -1)
            for name, layers in passes.items() if len(layers) > 1}


def clean(passes, weights_folder):
    """The denoised plates. Flat inks give noise-free guides, so only the colour network runs."""
    light = passes['Combined'][..., :3]
    scale = network.exposure_scale(light)
    features = np.concatenate([network.encode_radiance(np.clip(light * scale, 0, network.MAX_RADIANCE)),
                               np.clip(passes['Denoising Albedo'], 0, 1),
                               np.clip(passes['Denoising Normal'], -1, 1) * .5 + .5], -1)
    filters = network.Network(network.read_weights(weights_folder / 'rt_hdr_calb_cnrm.tza'))
    return network.decode_radiance(network.run_tiled(filters, features)) / scale


def enlarge(light, passes, width):
    """Enlarges small plates to the printing width. Outlines are redrawn, so that they are as sharp as in a large plate."""
    factor = width / light.shape[1]
    if factor <= 1:
        return light, passes
    size = (width, round(light.shape[0] * factor))

    def grow(image):
        return cv2.resize(np.ascontiguousarray(image, np.float32), size, interpolation=cv2.INTER_CUBIC)

    def outline(image):
        soft = cv2.GaussianBlur(grow(image), (0, 0), factor * .30)
        return step(soft, .5 - .62 / factor, .5 + .62 / factor)

    grown = {name: outline(passes[name]) for name in ('first', 'last', 'more')}
    alpha = outline(passes['Combined'][..., 3])
    grown['Combined'] = np.dstack([grow(passes['Combined'][..., :3]), alpha])
    return np.maximum(grow(light), 0), grown


def step(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def halftone(tone, pitch, angle=45):
    """Round dots whose area follows the tone (0..1), anti-aliased."""
    height, width = tone.shape
    y, x = np.mgrid[0:height, 0:width]
    a = np.radians(angle)
    u, v = (x * np.cos(a) + y * np.sin(a)) / pitch, (y * np.cos(a) - x * np.sin(a)) / pitch
    screen = .5 + .25 * (np.cos(2 * np.pi * u) + np.cos(2 * np.pi * v))
    edge = 1.6 / pitch
    return step(tone * (1 + 2 * edge) - edge - (1 - screen), -edge, edge)


def over(base, code, cover):
    return base + (colour(code) - base) * cover[..., None]


def backdrop(shape, inks, lamp):
    """Flat ground and the lamp: one disc that dissolves in halftone towards the floor."""
    height, width = shape
    y, x = np.mgrid[0:height, 0:width] / width
    picture = np.broadcast_to(colour(inks.ground), (height, width, 3)).copy()
    shadow = .6 * step(y, .62, 1.45)
    picture = over(picture, shade(inks.ground, .45), halftone(shadow, DOT * width / 1080) * .6)
    cx, cy, radius = lamp
    distance = np.hypot(x - cx, y - cy)
    disc = 1 - step(distance, radius - .8 / width, radius + .8 / width)
    fade = 1.08 - 1.1 * step(y, cy + radius * .05, cy + radius)
    return over(picture, inks.lamp, disc * halftone(np.clip(fade, 0, 1), DOT * width / 1080))


def ramp(tone, stops):
    """Colour gradient along (position, code) stops, with short smooth transitions."""
    result = np.broadcast_to(colour(stops[0][1]), tone.shape + (3,)).copy()
    for position, code, softness in stops[1:]:
        result = over(result, code, step(tone, position - softness, position + softness))
    return result


BARE = [(0, INK, 0), (.10, '#151B2B', .04)]


def ink_ramps(inks):
    """From shadow to light, in the order of the classes: skin, cloth, second, hair, light, metal, wood, scarf, grey."""
    return [
        [(0, INK, 0), (.14, '#3A1D10', .05), (.29, inks.skin, .06)],
        [(0, INK, 0), (.12, inks.deep, .04), (.26, inks.mid, .05)],
        [(0, INK, 0), (.16, inks.second, .05)],
        [(0, INK, 0), (.115, '#1C2338', .03)],
        [(0, inks.deep, 0), (.16, inks.glow, .05), (.34, inks.paper, .06)],
        [(0, INK, 0), (.12, '#2A3040', .04), (.26, '#606676', .05)],
        [(0, INK, 0), (.10, '#6B3401', .04), (.24, '#B15901', .05)],
        [(0, INK, 0), (.07, shade(inks.scarf, .5), .03), (.17, inks.scarf, .05)],
        [(0, INK, 0), (.13, '#444A5A', .03), (.27, '#A7ACBA', .04)]]


def shade(code, part):
    return '#' + ''.join(f'{round(255 * c * part):02X}' for c in colour(code))


def print_person(light, passes, inks, pitch):
    """light: cleaned plates (rim, key, fill)."""
    rim, key, fill = (light[..., k] for k in range(3))
    soft = np.clip(key + .18 * fill, 0, 1)
    halftones = step(soft, .05, .15) * (1 - step(soft, .28, .40))
    soft = soft + .13 * (halftone(np.clip(key / .42, 0, 1), pitch) - .5) * halftones
    rim = gaussian_filter(rim, pitch / 12)
    weights = np.concatenate([passes[name][..., :3] for name in ('first', 'last', 'more')], -1)
    picture = np.zeros(soft.shape + (3,)) + ramp(soft, BARE) * np.clip(1 - weights.sum(-1), 0, 1)[..., None]
    for index, stops in enumerate(ink_ramps(inks)):
        picture = picture + ramp(soft, stops) * weights[..., index, None]
    rim_limit = .20
    picture = over(picture, inks.glow, step(rim, rim_limit - .07, rim_limit + .07))
    return over(picture, inks.paper, step(rim, .62, .95))


def grain(shape, seed=3):
    noise = np.random.default_rng(seed).normal(size=shape)
    return gaussian_filter(noise, 1.1) * 2.2


def poster(light, passes, inks, lamp, width):
    light, passes = enlarge(light, passes, width)
    alpha = passes['Combined'][..., 3:4]
    height = alpha.shape[0]
    picture = backdrop((height, width), inks, lamp)
    person = print_person(light, passes, inks, DOT * width / 1080)
    picture = picture + (person - picture) * alpha
    return np.clip(picture + .008 * grain((height, width))[..., None], 0, 1)
