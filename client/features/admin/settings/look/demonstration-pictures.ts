import * as files from '#common/picture-files.generated';
import type { PicturePlace } from '#common/picture-places';
import type { PictureFile } from '#common/pictures';

/** What each place shows as long as the studio has no picture of its own there. */
export const DEMONSTRATION: Record<PicturePlace, PictureFile> = {
  home_hero: files.homeHeroWide,
  home_hero_narrow: files.homeHeroTall,
  home_about: files.homeAbout,
  amenity_ac: files.photosFloorWide,
  amenity_locker: files.photosLockers,
  amenity_parking: files.photosParking,
  amenity_shower: files.photosShower,
  amenity_canteen: files.photosCanteen,
  amenity_wifi: files.photosReception,
  why_hero: files.photosFloorWide,
  why_trainer: files.photosLifter,
  why_early: files.photosStreet,
  why_room: files.photosYogaMorning,
  why_care: files.photosRacks,
};
