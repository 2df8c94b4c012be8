"""Runs inside Blender: builds the scene of one shot, renders it and develops the picture."""

import importlib.util
import os
import sys
import time
from pathlib import Path

MEDIA = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(MEDIA))
os.environ['OPENBLAS_NUM_THREADS'] = '1'  # the network has its own threads

from pipeline import develop, raw  # noqa: E402
from studio import scene as studio_scene  # noqa: E402

PREVIEW_SIDE = 480
PREVIEW_SAMPLES = 8
QUICK_SCALE = 0.8  # rendering at 80 % and enlarging takes half the time; the result is hardly softer
QUICK_SAMPLES = 7


def main(scene_path, picture, scratch, weights, *flags):
    values = dict(flag.split('=') for flag in flags if '=' in flag)
    shot = load_shots(scene_path)[picture]
    preview = 'preview' in flags
    full = 'full' in flags
    width, height, samples = settings(shot, preview, full, int(values['size']), int(values['samples']))
    name = picture.replace('/', '-') + ('-preview' if preview else '')
    exr = Path(scratch) / f'{name}.exr'
    started = time.time()
    if 'regrade' not in flags:
        studio_scene.reset()
        shot.build()
        raw.render(exr, width, height, samples, shot.bounces)
    rendered = time.time()
    target = exr.with_suffix('.png') if preview else MEDIA / 'masters' / f'{picture}.jpg'
    develop.develop(exr, target, shot, Path(weights), again='regrade' in flags, quick=not full)
    print(
        f'{target}: {width}x{height}, {samples} samples, render {rendered - started:.0f} s, '
        f'develop {time.time() - rendered:.0f} s',
        flush=True,
    )


def settings(shot, preview, full, side, samples):
    """Width, height and samples to render."""
    if full:
        return shot.width, shot.height, samples or shot.samples
    longest = max(shot.width, shot.height)
    factor = (side or PREVIEW_SIDE) / longest if preview else QUICK_SCALE
    most = PREVIEW_SAMPLES if preview else min(shot.samples, QUICK_SAMPLES)
    return round(shot.width * factor), round(shot.height * factor), samples or most


def load_shots(path):
    spec = importlib.util.spec_from_file_location('current_scene', path)
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(Path(path).parent))
    spec.loader.exec_module(module)
    return module.SHOTS


main(*sys.argv[sys.argv.index('--') + 1 :])
