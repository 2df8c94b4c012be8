import type { EntryDefinitions, Nothing } from '../entry-definition';

/** The texts of staff about a photo of the gallery, and whether it is shown. */
interface GalleryPhoto {
  caption: string;
  description: string;
  isHidden: boolean;
}

interface PhotoEntries {
  'photo.added': { before: Nothing; after: GalleryPhoto };
  'photo.changed': { before: GalleryPhoto; after: GalleryPhoto & { isCropped: boolean } };
  'photo.removed': { before: GalleryPhoto; after: Nothing };
  'photos.ordered': { before: Nothing; after: { photos: number } };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends PhotoEntries {}
}

export const JOURNAL_ENTRIES: EntryDefinitions<PhotoEntries> = {
  'photo.added': { kind: null, details: ({ after: { caption } }) => caption },
  'photo.changed': { kind: null, details: ({ after: { caption } }) => caption },
  'photo.removed': { kind: null, details: ({ before: { caption } }) => caption },
  'photos.ordered': { kind: null, details: null },
};
