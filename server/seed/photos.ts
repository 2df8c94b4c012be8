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
      'The glass front of the studio seen from the pavement before dawn: the sign “bhor” is lit, inside it is warm, and the street is wet and blue.',
  },
  {
    file: files.photosReception,
    caption: 'Reception, with hooks for your bag',
    description:
      'A counter of oak slats with towels on it, the lit sign “bhor” on a dark blue wall, and hooks with a backpack and towels.',
  },
  {
    file: files.photosFloorWide,
    caption: 'The strength hall before the first session',
    description:
      'The strength hall: three racks on oak platforms before a concrete wall with a thin orange line of light along its foot, kettlebells and a bench on the dark floor.',
  },
  {
    file: files.photosRacks,
    caption: 'Three racks on oak platforms',
    description: 'Three black racks side by side, each with its own oak platform, and a loaded bar.',
  },
  {
    file: files.photosKettlebells,
    caption: 'Kettlebells and chalk',
    description: 'A line of kettlebells on the rubber floor, with chalk on the handles and on the ground.',
  },
  {
    file: files.photosPlatform,
    caption: 'A loaded bar, seen from the platform',
    description: 'A barbell with its plates, seen from close to the oak platform; there is chalk on the bar.',
  },
  {
    file: files.photosLifter,
    caption: 'One more set',
    description: 'A person seen from behind, standing at the bar in the strength hall.',
  },
  {
    file: files.photosDumbbells,
    caption: 'Dumbbells, each in its place',
    description: 'Dumbbells on their rack from close by; the nearest is sharp, the others blur behind it.',
  },
  {
    file: files.photosBenches,
    caption: 'A bench, a towel, a bottle',
    description:
      'A training bench in front of a mirror, with a towel laid over it and a water bottle beside it.',
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
    description: 'Stairs that lead up to the first floor, with a light along the handrail.',
  },
  {
    file: files.photosYogaMorning,
    caption: 'The yoga hall in the first sun',
    description:
      'The yoga hall with its oak floor and black window frames; low morning sun falls across the room.',
  },
  {
    file: files.photosProps,
    caption: 'Blocks, straps and bolsters',
    description: 'A shelf with yoga blocks, straps and bolsters.',
  },
  {
    file: files.photosStretch,
    caption: 'A long stretch before work',
    description: 'A person in silhouette, stretching on a mat in front of the window of the yoga hall.',
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
    description: 'A shower with upright indigo tiles and black fittings.',
  },
  {
    file: files.photosCanteen,
    caption: 'The canteen counter',
    description: 'The counter of the canteen with steel glasses, fruit and a menu board.',
  },
  {
    file: files.photosCanteenTable,
    caption: 'Tea by the window',
    description: 'A glass of tea and a bowl on a canteen table beside a window.',
  },
  {
    file: files.photosParking,
    caption: 'Room for bicycles and scooters',
    description: 'Bicycles and two scooters, parked under the first floor of the house.',
  },
];

export const photos = (): Omit<Photo, 'id'>[] =>
  SHOTS.map(({ file: { src, width, height, color }, caption, description }, position) => ({
    ...{ imageUrl: src, width, height, color },
    ...{ caption, description, position },
  }));
