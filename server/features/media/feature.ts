import { featureTask, type Feature } from '../feature';
import { MediaFile } from './media-file.entity';
import { MediaPicture } from './media-picture.entity';
import * as rateLimits from './media.rate-limits';
import { MediaResolver } from './media.resolver';
import { removeFolders, removeUnusedPictures } from './media.tasks';
import { STUDIO_TABLES } from './studio-tables';

export const media: Feature = {
  entities: [MediaFile, MediaPicture],
  resolvers: [MediaResolver],
  rateLimits: Object.values(rateLimits),
  tasks: [
    featureTask(removeUnusedPictures, ({ unusedPictures }) => unusedPictures.run()),
    featureTask(removeFolders, ({ unusedPictures }, { folders }) => unusedPictures.removeFolders(folders)),
  ],
  memberTables: { media_files: { leftOut: 'Pictures that staff upload for the site.' } },
  studioTables: STUDIO_TABLES,
};
