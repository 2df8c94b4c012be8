/** Places on the site that show a picture of the demonstration studio until the studio has one of its own. */

/** Width to height. */
const LANDSCAPE = 3 / 2;
const PORTRAIT = 4 / 5;

/** The proportions that a picture has in each place. */
export const PICTURE_PLACES = {
  home_hero: 16 / 9,
  home_hero_narrow: PORTRAIT,
  home_about: PORTRAIT,
  amenity_ac: LANDSCAPE,
  amenity_locker: LANDSCAPE,
  amenity_parking: LANDSCAPE,
  amenity_shower: LANDSCAPE,
  amenity_canteen: LANDSCAPE,
  amenity_wifi: LANDSCAPE,
  why_hero: LANDSCAPE,
  why_trainer: LANDSCAPE,
  why_early: LANDSCAPE,
  why_room: LANDSCAPE,
  why_care: LANDSCAPE,
} as const;

export type PicturePlace = keyof typeof PICTURE_PLACES;

export const PLACES = Object.keys(PICTURE_PLACES) as PicturePlace[];
