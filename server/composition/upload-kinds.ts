import { PICTURE_BYTES_MAX } from '#common/media/limits';
import { mediaMessages } from '#common/media/messages';
import { IMPORT_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import type { UploadKind } from '../http/upload-routes';
import type { Services } from '../lib/services';

/** The files that the server receives. */
export const uploadKinds = ({ importUploads, pictureUploads }: Services): UploadKind[] => [
  {
    path: '/uploads/:token',
    bytesMax: IMPORT_BYTES_MAX,
    tooLarge: importMessages.tooLarge,
    receive: (upload) => importUploads.receive(upload),
  },
  {
    path: '/uploads/pictures/:token',
    bytesMax: PICTURE_BYTES_MAX,
    tooLarge: mediaMessages.tooLarge,
    receive: (upload) => pictureUploads.receive(upload),
  },
];
