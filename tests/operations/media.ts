import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    uploadedPicture: {
      callers: ADMIN,
      call: (ids) => `{ uploadedPicture(id: "${ids.order}") { previewUrl } }`,
    },
  },
  mutations: {
    createLogoUpload: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin }),
      roundTrips: 5,
      again: 'replaces',
      leaves: null,
    },
    createPictureUpload: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin }),
      roundTrips: 5,
      again: 'replaces',
      leaves: null,
    },
  },
  embedded: {
    PhotoCrop: 'of its photo',
  },
};
