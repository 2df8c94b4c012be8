import { uploadedPicture } from '#server/test/picture-calls';
import { PHOTO, photoOf, type Prepare } from './mutation-subjects';

/** Changes of the gallery. */
export const PHOTO_MUTATION_CALLS: Record<string, Prepare> = {
  createPhoto: async ({ admin, harness }) => ({
    by: admin,
    input: { pictureId: await uploadedPicture(harness), ...PHOTO },
  }),
  createLogoUpload: ({ admin }) => ({ by: admin }),
  createPictureUpload: ({ admin }) => ({ by: admin }),
  deletePhoto: async (given) => ({ by: given.admin, input: { id: await photoOf(given) } }),
  reorderPhotos: async (given) => ({ by: given.admin, input: { photoIds: [await photoOf(given)] } }),
  updatePhoto: async (given) => ({
    by: given.admin,
    input: {
      id: await photoOf(given),
      expectedVersion: 1,
      caption: 'Other',
      crop: { left: 0, top: 0, width: 60, height: 60 },
    },
  }),
};
