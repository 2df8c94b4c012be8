import type { UserActor } from '#server/lib/actor';
import { createTrainers } from '#server/test/factories';
import type { Harness } from '#server/test/harness';
import { newTrainer } from '#server/test/trainer-calls';
import { photoOperations } from './photo-operations';

type Parts = () => { harness: Harness; admin: UserActor };

/** Changes of photos and trainers of the site, and the entries that they leave. */
export const siteOperations = (parts: Parts) => ({ ...photoOperations(parts), ...trainerOperations(parts) });

function trainerOperations(parts: Parts) {
  const trainerOf = async () => (await createTrainers(parts().harness.dataSource, 2))[1]!.id;
  const trainers = () => parts().harness.services.trainerAdministration;
  return {
    createTrainer: {
      run: async () => trainers().add(parts().admin, await newTrainer(parts().harness)),
      leaves: ['trainer.added by admin'],
    },
    updateTrainer: {
      given: trainerOf,
      run: (id: string) => trainers().change(parts().admin, { id, specialty: 'Other', expectedVersion: 1 }),
      leaves: ['trainer.changed by admin'],
    },
    deleteTrainer: {
      given: trainerOf,
      run: (id: string) => trainers().remove(parts().admin, { id }),
      leaves: ['trainer.removed by admin'],
    },
  };
}
