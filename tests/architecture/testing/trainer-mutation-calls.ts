import { createTrainers } from '#server/test/factories';
import { newTrainer } from '#server/test/trainer-calls';
import type { Prepare } from './mutation-subjects';

/** Changes of the trainers of the site. */
export const TRAINER_MUTATION_CALLS: Record<string, Prepare> = {
  createTrainer: async ({ admin, harness }) => ({ by: admin, input: await newTrainer(harness) }),
  deleteTrainer: async ({ admin, harness, trainer, user }) => {
    const [successor] = await createTrainers(harness.dataSource, 1, { slug: 'successor', name: 'Successor' });
    await admin.gql(
      'mutation ($input: AssignTrainerInput!) { assignTrainer(input: $input) { member { id } } }',
      {
        input: { memberId: user.id, trainerId: successor!.id },
      },
    );
    return { by: admin, input: { id: successor!.id, successorId: trainer.id } };
  },
  reorderTrainers: async ({ admin, harness, trainer }) => {
    await createTrainers(harness.dataSource, 1, { slug: 'first', name: 'First', position: -1 });
    return { by: admin, input: { trainerIds: [trainer.id] } };
  },
  updateTrainer: async ({ admin, harness, trainer }) => {
    const { portrait } = await newTrainer(harness);
    return { by: admin, input: { id: trainer.id, expectedVersion: 1, name: 'Other', portrait } };
  },
};
