import type { PicturePlace } from '#common/picture-places';

/**
 * The picture of each place until the studio has its own. As paths: if the panel imported the modules of public pages,
 * these would load more code.
 */
const FOLDERS: Record<PicturePlace, string> = {
  home_hero: '/media/home/hero-wide',
  home_hero_narrow: '/media/home/hero-tall',
  home_about: '/media/home/about',
  amenity_ac: '/media/photos/floor-wide',
  amenity_locker: '/media/photos/lockers',
  amenity_parking: '/media/photos/parking',
  amenity_shower: '/media/photos/shower',
  amenity_canteen: '/media/photos/canteen',
  amenity_wifi: '/media/photos/reception',
  why_hero: '/media/photos/floor-wide',
  why_trainer: '/media/photos/lifter',
  why_early: '/media/photos/street',
  why_room: '/media/photos/yoga-morning',
  why_care: '/media/photos/racks',
};

/** The picture in one of its widths. */
export const demonstrationAt = (place: PicturePlace, width: 400 | 1080): string =>
  `${FOLDERS[place]}/${width}.jpg`;
