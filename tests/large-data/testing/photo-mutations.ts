import { uploadedPicture } from '#server/test/picture-calls';
import type { LargeStudio } from './large-studio';
import type { MutationCall, MutationCalls } from './mutation-calls';

const PHOTO = { caption: 'The hall', description: 'A hall with racks.' };

const aboutPhoto =
  (more: object = {}) =>
  async ({ admin, rowOf }: LargeStudio): Promise<MutationCall> => ({
    by: admin,
    input: { id: await rowOf('photos', 'picture_id is null'), ...more },
  });

export const photoMutations: MutationCalls = {
  createPhoto: async ({ admin, harness }) => ({
    by: admin,
    input: { pictureId: await uploadedPicture(harness), ...PHOTO },
  }),
  createLogoUpload: async ({ admin }) => ({ by: admin }),
  createPictureUpload: async ({ admin }) => ({ by: admin }),
  deletePhoto: aboutPhoto(),
  reorderPhotos: async ({ admin, rowOf }) => ({
    by: admin,
    input: { photoIds: [await rowOf('photos', 'position > 0')] },
  }),
  updatePhoto: aboutPhoto({ caption: 'Other', expectedVersion: 1 }),
};
