import * as pictures from '#common/picture-files.generated';
import type { PictureFile } from '#common/pictures';

interface Amenity {
  name: string;
  text: string;
  picture: PictureFile;
  alt: string;
}

export const amenitiesContent = {
  title: 'What is here',
  lead: 'The parts that you use on every visit.',
};

/** The list of the specification (2); the first one gets the large tile. */
export const amenities: Amenity[] = [
  {
    name: 'AC',
    text: 'Cool air in both halls, so that May feels like January.',
    picture: pictures.photosFloorWide,
    alt: 'The strength hall before dawn, with racks, benches and linear lights under a dark ceiling.',
  },
  {
    name: 'Locker',
    text: 'Bring a padlock, or borrow one.',
    picture: pictures.photosLockers,
    alt: 'A row of lockers with oak doors and a bench in front of them.',
  },
  {
    name: 'Parking',
    text: 'Under the first floor.',
    picture: pictures.photosParking,
    alt: 'Bicycles and two scooters parked under the first floor of the house.',
  },
  {
    name: 'Shower',
    text: 'Hot, from the first hour.',
    picture: pictures.photosShower,
    alt: 'A shower with indigo tiles and a terrazzo floor.',
  },
  {
    name: 'Canteen',
    text: 'Tea, fruit and a thali.',
    picture: pictures.photosCanteen,
    alt: 'The canteen counter with steel glasses and fruit.',
  },
  {
    name: 'Wi-Fi',
    text: 'For the call afterwards.',
    picture: pictures.photosReception,
    alt: 'The reception counter with the lit sign of the studio, bag hooks and plants.',
  },
];
