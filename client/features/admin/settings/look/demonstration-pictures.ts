import type { PicturePlace } from '#common/picture-places';

/**
 * What each place shows as long as the studio has no picture of its own there. As addresses: with the files of the pages,
 * public pages would load those of other pages as well.
 */
export const DEMONSTRATION: Record<PicturePlace, string> = {
  home_hero: '/media/home/hero-wide/1920.jpg',
  home_hero_narrow: '/media/home/hero-tall/1080.jpg',
  home_about: '/media/home/about/1080.jpg',
  amenity_ac: '/media/photos/floor-wide/1440.jpg',
  amenity_locker: '/media/photos/lockers/1440.jpg',
  amenity_parking: '/media/photos/parking/1440.jpg',
  amenity_shower: '/media/photos/shower/1080.jpg',
  amenity_canteen: '/media/photos/canteen/1440.jpg',
  amenity_wifi: '/media/photos/reception/1440.jpg',
  why_hero: '/media/photos/floor-wide/1440.jpg',
  why_trainer: '/media/photos/lifter/1440.jpg',
  why_early: '/media/photos/street/1080.jpg',
  why_room: '/media/photos/yoga-morning/1440.jpg',
  why_care: '/media/photos/racks/1440.jpg',
};
