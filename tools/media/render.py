"""Renders one picture: python3 tools/media/render.py photos/floor-wide [--preview]

Blender renders the scene; then it is denoised, graded and saved in tools/media/masters. A preview is small and quick,
and saved as PNG in the scratch folder.
"""

import argparse
import fcntl
import os
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCRATCH = Path(tempfile.gettempdir()) / 'media'
DEFAULT_WEIGHTS = Path(tempfile.gettempdir()) / 'dn/node_modules/denoiser/tzas'


def main():
    options = parse_options()
    scene = find_scene(options.picture)
    SCRATCH.mkdir(exist_ok=True)
    with only_one_master_at_a_time(options.preview):
        sys.exit(run_blender(scene, options))


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('picture', help='group/name as in a SHOTS table, e.g. photos/floor-wide')
    parser.add_argument('--preview', action='store_true', help='480 px on the long side, few samples')
    parser.add_argument('--regrade', action='store_true', help='grade the last rendering again, without rendering')
    parser.add_argument('--full', action='store_true', help="render at full size with the shot's samples")
    parser.add_argument('--samples', type=int, default=0, help="instead of the shot's own")
    parser.add_argument('--size', type=int, default=0, help='long side of a preview in pixels')
    parser.add_argument('--weights', type=Path, default=os.environ.get('DENOISER_WEIGHTS', DEFAULT_WEIGHTS))
    return parser.parse_args()


def find_scene(picture):
    """The scene file whose SHOTS table contains the picture, found by text search: scenes import Blender's modules."""
    for path in sorted((HERE / 'scenes').glob('*.py')):
        if f"'{picture}':" in path.read_text():
            return path
    sys.exit(f"no scene file in {HERE / 'scenes'} names '{picture}'")


@contextmanager
def only_one_master_at_a_time(preview):
    if preview:
        yield
        return
    with open(SCRATCH / 'final.lock', 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_blender(scene, options):
    command = ['nice', '-n', '19', 'blender', '--background', '-noaudio', '--python-exit-code', '1']
    command += ['--python', str(HERE / 'pipeline/shoot.py'), '--', str(scene), options.picture]
    command += [str(SCRATCH), str(options.weights)]
    command += [f'{flag}={getattr(options, flag)}' for flag in ('samples', 'size')]
    command += [flag for flag in ('preview', 'regrade', 'full') if getattr(options, flag)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=system_environment()
    )
    for line in process.stdout:
        if not line.startswith(('Fra:', 'Blender 3', 'Saved:', ' Time:', '\n', 'Read prefs', 'Color management')):
            print(line, end='', flush=True)
    return process.wait()


def system_environment():
    """Blender uses the modules of the first Python in the PATH, so the one that runs this script is removed from it."""
    own = os.path.join(sys.base_prefix, 'bin')
    folders = os.environ['PATH'].split(os.pathsep)
    if own.startswith('/usr'):
        return dict(os.environ)
    kept = [folder for folder in folders if not folder.startswith(sys.base_prefix)]
    return {**os.environ, 'PATH': os.pathsep.join(kept), 'PYTHONDONTWRITEBYTECODE': '1'}


if __name__ == '__main__':
    main()
