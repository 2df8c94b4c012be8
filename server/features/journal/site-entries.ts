type Nothing = Record<string, never>;

/** The texts of staff about a photo of the gallery, and whether it is shown. */
interface GalleryPhoto {
  caption: string;
  description: string;
  isHidden: boolean;
}

/** A trainer of the site, and whether it leaves them out. */
interface ShownTrainer {
  name: string;
  isHidden: boolean;
}

/** Entries about photos and trainers of the site. */
export interface SiteEntries {
  'photo.added': { before: Nothing; after: GalleryPhoto };
  'photo.changed': { before: GalleryPhoto; after: GalleryPhoto & { isCropped: boolean } };
  'photo.removed': { before: GalleryPhoto; after: Nothing };
  'photos.ordered': { before: Nothing; after: { photos: number } };

  'trainer.added': { before: Nothing; after: { name: string } };
  'trainer.changed': { before: ShownTrainer; after: ShownTrainer & { fields: readonly string[] } };
  /** Number of members who were given another trainer, or none. */
  'trainer.removed': { before: { name: string }; after: { members: number } };
  'trainers.ordered': { before: Nothing; after: { trainers: number } };
}
