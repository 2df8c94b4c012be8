import { featureTask, type Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { PhotoAdministrationResolver } from './photo-administration.resolver';
import { Photo } from './photo.entity';
import { PhotoResolver } from './photo.resolver';
import { showPhoto } from './photo.tasks';
import { STUDIO_TABLES } from './studio-tables';

export const photos: Feature = {
  entities: [Photo],
  resolvers: [PhotoResolver, PhotoAdministrationResolver],
  tasks: [
    featureTask(showPhoto, ({ photoAdministration }, { photoId }, { signal }) =>
      photoAdministration.show(photoId, signal),
    ),
  ],
  // While a new part of its picture is being made, a photo shows the former one.
  pictureUses: `select media_pictures.id from media_pictures
    join photos on picture_id = media_pictures.id or image_url like '%/' || hash || '/%'`,
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
