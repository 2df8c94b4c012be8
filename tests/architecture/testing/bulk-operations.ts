import { randomUUID } from 'node:crypto';
import type { UserActor } from '#server/lib/actor';
import { createTrainers } from '#server/test/factories';
import type { Harness } from '#server/test/harness';

interface Parts {
  harness: Harness;
  admin: UserActor;
  memberId: string;
  offerId: string;
}

const one = ({ memberId }: Parts) => ({
  members: { memberIds: [memberId] },
  expectedCount: 1,
  requestKey: randomUUID(),
});

/** Changes of many members, here of one, and the entries that they leave. */
export const bulkOperations = (parts: () => Parts) => ({
  assignTrainerToMembers: {
    given: async () => (await createTrainers(parts().harness.dataSource, 1))[0]!.id,
    run: (trainerId: string) => {
      const { harness, admin } = parts();
      const action = { type: 'assign_trainer', trainerId } as const;
      return harness.services.bulkChanges.start(admin, { ...one(parts()), action });
    },
    leaves: ['member.trainer-assigned by admin'],
  },
  grantMembershipToMembers: {
    run: () => {
      const { harness, admin, offerId } = parts();
      const action = { type: 'grant_membership', offerId, reason: 'Closed' } as const;
      return harness.services.bulkChanges.start(admin, { ...one(parts()), action });
    },
    leaves: ['membership.begun by admin'],
  },
});
