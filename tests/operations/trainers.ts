import { createTrainers } from '#server/test/factories';
import { newTrainer } from '#server/test/trainer-calls';
import { ADMIN, EVERYONE, FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { SUMMARY } from './support/reasons';

export const operations: FeatureOperations = {
  queries: {
    managedTrainers: {
      callers: ADMIN,
      call: '{ managedTrainers { picture { previewUrl } crop { left } trainer { assignedUsersCount } } }',
    },
    trainer: { callers: EVERYONE, call: (ids) => `{ trainer(id: "${ids.trainer}") { assignedUsersCount } }` },
    trainers: { callers: EVERYONE, call: '{ trainers { assignedUsersCount } }' },
  },
  mutations: {
    assignTrainer: {
      callers: FRONT_DESK,
      call: ({ admin, user, trainer }) => ({
        by: admin,
        input: { memberId: user.id, trainerId: trainer.id },
      }),
      roundTrips: [9, `locks the trainer, reads the previous one, and renews ${SUMMARY}`],
      again: 'sets',
      leaves: ['member.trainer-assigned by admin'],
    },
    createTrainer: {
      callers: ADMIN,
      call: async ({ admin, harness }) => ({ by: admin, input: await newTrainer(harness) }),
      roundTrips: [12, 'locks the list and the picture, adds the part and the job, and reads all trainers'],
      again: 'finds',
      leaves: ['trainer.added by admin'],
    },
    deleteTrainer: {
      callers: ADMIN,
      call: async ({ admin, harness, trainer, user }) => {
        const [successor] = await createTrainers(harness.dataSource, 1, {
          slug: 'successor',
          name: 'Successor',
        });
        await admin.gql(
          'mutation ($input: AssignTrainerInput!) { assignTrainer(input: $input) { member { id } } }',
          {
            input: { memberId: user.id, trainerId: successor!.id },
          },
        );
        return { by: admin, input: { id: successor!.id, successorId: trainer.id } };
      },
      roundTrips: [12, `the members and their new trainer, locked, and ${SUMMARY}`],
      again: 'removes',
      leaves: ['member.trainer-assigned by admin', 'trainer.removed by admin'],
    },
    reorderTrainers: {
      callers: ADMIN,
      call: async ({ admin, harness, trainer }) => {
        await createTrainers(harness.dataSource, 1, { slug: 'first', name: 'First', position: -1 });
        return { by: admin, input: { trainerIds: [trainer.id] } };
      },
      roundTrips: [8, 'locks the list and reads all trainers'],
      again: 'sets',
      leaves: null,
    },
    updateTrainer: {
      callers: ADMIN,
      call: async ({ admin, harness, trainer }) => {
        const { portrait } = await newTrainer(harness);
        return { by: admin, input: { id: trainer.id, expectedVersion: 1, name: 'Other', portrait } };
      },
      roundTrips: [12, 'the list, the picture and its part, the job, and reads all trainers'],
      again: 'sets',
      leaves: ['trainer.changed by admin'],
    },
  },
  userFields: {
    trainer: 'trainer { assignedUsersCount }',
  },
  watched: {
    trainer: {
      table: 'trainers',
      state: 'json_build_array(name, specialty, is_hidden, picture_id)',
      isOfStudio: true,
    },
  },
};
