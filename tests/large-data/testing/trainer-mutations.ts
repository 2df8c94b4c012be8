import { createTrainers } from '#server/test/factories';
import { newTrainer } from '#server/test/trainer-calls';
import type { MutationCalls } from './mutation-calls';

export const trainerMutations: MutationCalls = {
  createTrainer: async ({ admin, harness }) => ({ by: admin, input: await newTrainer(harness) }),
  deleteTrainer: async ({ admin, harness, trainer, member }) => {
    const [row] = await createTrainers(harness.dataSource, 1, {
      slug: 'leaving',
      name: 'Leaving',
      position: 9,
    });
    const { id: memberId } = await member();
    await harness.dataSource.query(
      `insert into trainer_assignments (user_id, trainer_id, assigned_at) values ($1, $2, now())
       on conflict (user_id) do update set trainer_id = $2`,
      [memberId, row!.id],
    );
    return { by: admin, input: { id: row!.id, successorId: trainer.id } };
  },
  reorderTrainers: async ({ admin, rowOf }) => ({
    by: admin,
    input: { trainerIds: [await rowOf('trainers', 'position > 0')] },
  }),
  updateTrainer: async ({ admin, trainer }) => ({
    by: admin,
    input: { id: trainer.id, name: 'Other', expectedVersion: trainer.version },
  }),
};
