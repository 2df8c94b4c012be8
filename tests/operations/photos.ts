import { uploadedPicture } from '#server/test/picture-calls';
import { ADMIN, EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { PHOTO, photoOf } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    galleryPhotos: { callers: ADMIN, call: '{ galleryPhotos { picture { previewUrl } crop { left } } }' },
    photos: { callers: EVERYONE, call: '{ photos { id } }' },
  },
  mutations: {
    createPhoto: {
      callers: ADMIN,
      call: async ({ admin, harness }) => ({
        by: admin,
        input: { pictureId: await uploadedPicture(harness), ...PHOTO },
      }),
      roundTrips: [11, 'locks the picture and the gallery, adds the part and the job, and reads all photos'],
      again: 'finds',
      leaves: ['photo.added by admin'],
    },
    deletePhoto: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { id: await photoOf(given) } }),
      roundTrips: 5,
      again: 'removes',
      leaves: ['photo.removed by admin'],
    },
    reorderPhotos: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { photoIds: [await photoOf(given)] } }),
      roundTrips: [7, 'locks and reads all photos'],
      again: 'sets',
      leaves: null,
    },
    updatePhoto: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: {
          id: await photoOf(given),
          expectedVersion: 1,
          caption: 'Other',
          crop: { left: 0, top: 0, width: 60, height: 60 },
        },
      }),
      roundTrips: [11, 'the picture and its part, the job, and reads all photos'],
      again: 'sets',
      leaves: ['photo.changed by admin'],
    },
  },
  watched: {
    photo: {
      table: 'photos',
      state: 'json_build_array(caption, description, is_hidden, picture_id)',
      isOfStudio: true,
    },
  },
};
