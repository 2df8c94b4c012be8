import { amenities as facts } from '#common/amenities';
import * as pictures from '#common/picture-files.generated';
import type { PicturePlace } from '#common/picture-places';
import type { PictureFile } from '#common/pictures';
import { studio } from '#common/studio';

interface Tile {
  name: string;
  text: string;
  place: PicturePlace;
  picture: PictureFile;
  alt: string;
}

export const amenitiesContent = {
  title: 'What you’ll find here',
  lead: 'The things you use every visit.',
};

const tiles: Tile[] = [
  {
    name: 'AC',
    text: 'Cool air in both halls, so that May feels like January.',
    place: 'amenity_ac',
    picture: pictures.photosFloorWide,
    alt: 'The strength hall with racks.',
  },
  {
    name: 'Locker',
    text: `${facts.padlock}.`,
    place: 'amenity_locker',
    picture: pictures.photosLockers,
    alt: 'Lockers with oak doors.',
  },
  {
    name: 'Parking',
    text: `For ${facts.parking}, covered.`,
    place: 'amenity_parking',
    picture: pictures.photosParking,
    alt: 'Bicycles and scooters.',
  },
  {
    name: 'Shower',
    text: 'Hot, from the first hour.',
    place: 'amenity_shower',
    picture: pictures.photosShower,
    alt: 'A shower with tiles.',
  },
  {
    name: 'Canteen',
    text: 'Tea, fruit and a thali.',
    place: 'amenity_canteen',
    picture: pictures.photosCanteen,
    alt: 'The canteen.',
  },
  {
    name: 'Wi-Fi',
    text: `For the call afterwards, ${facts.wiFi}.`,
    place: 'amenity_wifi',
    picture: pictures.photosReception,
    alt: 'The reception.',
  },
];

/** Amenities of the studio; the first gets the large tile. */
export const amenities = (): Tile[] =>
  studio.words.amenities?.map(([name, text], index) => ({ ...tiles[index]!, name, text })) ?? tiles;
