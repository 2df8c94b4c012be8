"""Makes trainers' posters: python3 tools/media/people/poster.py [asha-kulkarni ...]; without names all of them.

Blender renders small plates, the network cleans them, and the press prints them large in four inks: it draws every
outline anew, so the plates need no more pixels than a preview.
"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCRATCH = Path(tempfile.gettempdir()) / 'media' / 'people'
DEFAULT_WEIGHTS = Path(tempfile.gettempdir()) / 'dn/node_modules/denoiser/tzas'
PLATE, SAMPLES, WIDTH = (480, 640), 10, 1080
SHOULDERS, FRAME = 1.42, 1.12   # metres: the middle of the picture and its height
LAMP = (.5, .52, .37)           # centre and radius of the disc, as shares of the picture's width


def in_blender(slugs):
    sys.path.insert(0, str(HERE.parent))
    from people import trainers
    for slug in slugs or trainers.TRAINERS:
        entry = trainers.TRAINERS[slug]
        plates_file = SCRATCH / f'{slug}.exr'
        if not os.environ.get('REPRINT'):
            make_plates(entry, plates_file)
        print_plates(entry, plates_file, HERE.parent / 'masters' / 'trainers' / f'{slug}.jpg')


def make_plates(entry, file):
    from people import plates
    from studio import scene
    scene.reset()
    plates.forget()
    entry['build']()
    middle = entry.get('height', SHOULDERS)
    plates.light_person(entry['lamp_side'], middle, key=entry.get('key', 1.0))
    plates.camera(middle, entry.get('frame', FRAME))
    plates.render(file, *PLATE, SAMPLES)


def print_plates(entry, file, master):
    import numpy as np
    from PIL import Image
    from people import press
    passes = press.read(file)
    light = press.clean(passes, Path(os.environ.get('DENOISER_WEIGHTS', DEFAULT_WEIGHTS)))
    picture = press.poster(light, passes, entry['inks'], entry.get('lamp', LAMP), WIDTH)
    master.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(np.uint8(picture * 255 + .5)).save(master, quality=95, subsampling=0)


def main(slugs):
    SCRATCH.mkdir(parents=True, exist_ok=True)
    subprocess.run(['nice', '-n', '19', 'blender', '--background', '-noaudio', '--python-exit-code', '1',
                    '--python', __file__, '--', *slugs], check=True, stdout=subprocess.DEVNULL)


if '--' in sys.argv:
    in_blender(sys.argv[sys.argv.index('--') + 1:])
elif __name__ == '__main__':
    main(sys.argv[1:])
