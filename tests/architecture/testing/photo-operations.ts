import { createPhotos } from '#server/test/factories';
import type { Harness } from '#server/test/harness';
import type { UserActor } from '#server/lib/actor';
import { uploadedPicture } from '#server/test/picture-calls';

const TEXTS = { caption: 'The hall', description: 'A hall with racks.' };

/** Changes of the gallery, and the entries that they leave. */
export function photoOperations(parts: () => { harness: Harness; admin: UserActor }) {
  const photoOf = async () => (await createPhotos(parts().harness.dataSource, 2))[1]!.id;
  const photos = () => parts().harness.services.photoAdministration;
  return {
    createPhoto: {
      run: async () =>
        photos().add(parts().admin, { pictureId: await uploadedPicture(parts().harness), ...TEXTS }),
      leaves: ['photo.added by admin'],
    },
    updatePhoto: {
      given: photoOf,
      run: (id: string) => photos().change(parts().admin, { id, caption: 'Other', expectedVersion: 1 }),
      leaves: ['photo.changed by admin'],
    },
    deletePhoto: {
      given: photoOf,
      run: (id: string) => photos().remove(parts().admin, id),
      leaves: ['photo.removed by admin'],
    },
  };
}
