import path from 'node:path';
import { StartError } from './errors';
import { isLocalHost } from './network';

interface UploadSettings {
  DATA_DIR: string;
  UPLOADS_DIR?: string | undefined;
  UPLOADS_S3_URL?: string | undefined;
}

/** Where uploaded pictures are kept: in a folder, or in a bucket. */
export function uploadsOf({ UPLOADS_DIR: folder, UPLOADS_S3_URL: bucketUrl, DATA_DIR }: UploadSettings) {
  if (bucketUrl === undefined) return { folder: path.resolve(folder ?? path.join(DATA_DIR, 'uploads')) };
  const { protocol, hostname, username, password, pathname } = new URL(bucketUrl);
  const isComplete = username !== '' && password !== '' && pathname.length > 1;
  if (!isComplete || (protocol !== 'https:' && !isLocalHost(hostname))) {
    throw new StartError(
      'Wrong settings: UPLOADS_S3_URL (https://KEY:SECRET@host/bucket?region=REGION; http: on this machine only).',
    );
  }
  return { bucketUrl };
}
