import type { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';

/** The storage that the settings name. */
export const storageOf = (settings: { folder: string } | { bucketUrl: string }): FileStorage =>
  'folder' in settings ? new FolderStorage(settings.folder) : new S3Storage(settings.bucketUrl);
