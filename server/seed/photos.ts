import * as files from '#common/picture-files.generated';
import type { PictureFile } from '#common/pictures';
import type { Photo } from '../features/photos/photo.entity';

interface Shot {
  file: Required<PictureFile>;
  caption: string;
  description: string;
}

/** A walk through the studio: in from the street, through the hall, up the stairs and out by the canteen. */
const SHOTS: Shot[] = [
  {
    file: files.photosStreet,
    caption: 'The door and its sign, before dawn',
    description:
      'The glass front of the studio before dawn: the “bhor” sign is lit, a person with a bag walks up to the door, and a scooter stands on the wet street.',
  },
  {
    file: files.photosReception,
    caption: 'Reception, with hooks for your bag',
    description:
      'A counter of oak slats with folded towels on it, the lit “bhor” sign on an indigo wall, and a bench under hooks with a bag and towels.',
  },
  {
    file: files.photosFloorWide,
    caption: 'The strength hall before the first session',
    description:
      'The strength hall: three racks on oak platforms in front of a concrete wall with a thin orange line of light along its foot, kettlebells and a bench on the dark floor.',
  },
  {
    file: files.photosRacks,
    caption: 'Three racks on oak platforms',
    description:
      'Three black racks in a row, each with a loaded bar and an oak platform; warm light runs along the foot of the wall.',
  },
  {
    file: files.photosKettlebells,
    caption: 'Kettlebells and chalk',
    description:
      'A line of kettlebells from 24 kilos down on the rubber floor, with chalk spilt between them and the racks behind.',
  },
  {
    file: files.photosPlatform,
    caption: 'A loaded bar, seen from the platform',
    description:
      'A loaded barbell lies on an oak platform, seen from close to the floor; the racks behind it are blurred.',
  },
  {
    file: files.photosLifter,
    caption: 'One more set',
    description:
      'A lifter in a dark “bhor” shirt, seen from behind, takes hold of a loaded bar in the rack; a bowl of chalk stands to the side.',
  },
  {
    file: files.photosDumbbells,
    caption: 'Dumbbells, each in its place',
    description:
      'Dumbbells on a rack with three shelves in front of an indigo wall; those at the far end are blurred.',
  },
  {
    file: files.photosBenches,
    caption: 'A bench, a towel, a bottle',
    description:
      'A training bench in front of a wall of mirrors, with a towel laid over it, a water bottle and two dumbbells on the floor.',
  },
  {
    file: files.photosTreadmills,
    caption: 'Treadmills along the window',
    description: 'A row of treadmills at a window; the street outside is still blue.',
  },
  {
    file: files.photosRowers,
    caption: 'Rowing machines and bicycles',
    description: 'Rowing machines and two exercise bicycles on the dark floor of the hall.',
  },
  {
    file: files.photosStairs,
    caption: 'The stairs to the yoga hall',
    description:
      'Terrazzo stairs up to the first floor between an indigo wall with a lit handrail and a tall plant; a pair of sandals stands on the lowest step.',
  },
  {
    file: files.photosYogaMorning,
    caption: 'The yoga hall in the first sun',
    description:
      'The yoga hall: mats, blocks and a bolster on an oak floor, straps on an indigo wall, and low sun through black window frames.',
  },
  {
    file: files.photosProps,
    caption: 'Blocks, straps and bolsters',
    description: 'A shelf with yoga blocks, straps and bolsters.',
  },
  {
    file: files.photosStretch,
    caption: 'A long stretch before work',
    description:
      'A woman stands on a mat and stretches to the side, one arm overhead, at the windows of the yoga hall at dawn.',
  },
  {
    file: files.photosYogaEvening,
    caption: 'The yoga hall in the evening',
    description: 'The yoga hall after dark, lit by lamps, with mats laid out on the oak floor.',
  },
  {
    file: files.photosLockers,
    caption: 'Lockers in the changing room',
    description: 'Lockers in the changing room, above a floor of light grey terrazzo.',
  },
  {
    file: files.photosShower,
    caption: 'A shower after training',
    description:
      'A shower with upright indigo tiles, black fittings and a lit niche; towels hang on hooks behind the glass.',
  },
  {
    file: files.photosCanteen,
    caption: 'The canteen counter',
    description:
      'The canteen: an oak counter on indigo tiles with three stools, steel glasses, fruit and a menu board.',
  },
  {
    file: files.photosCanteenTable,
    caption: 'Tea by the window',
    description: 'A glass of tea and a bowl on a canteen table beside a window.',
  },
  {
    file: files.photosParking,
    caption: 'Room for bicycles and scooters',
    description: 'Bicycles and two scooters parked below the building.',
  },
];

type SeededPhoto = Required<PictureFile> & Pick<Photo, 'caption' | 'description' | 'position' | 'imageUrl'>;

export const photos = (): Omit<SeededPhoto, 'src'>[] =>
  SHOTS.map(({ file: { src, width, height, color }, caption, description }, position) => ({
    imageUrl: src,
    width,
    height,
    color,
    caption,
    description,
    position,
  }));
