import { randomUUID } from 'node:crypto';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import type { UserActor } from '#server/lib/actor';
import type { Harness } from '#server/test/harness';

interface Parts {
  harness: Harness;
  member: UserActor;
  desk: UserActor;
  admin: UserActor;
  offerId: string;
}

/** Operations that move the end of a running membership and the period after it, and the entries that they leave. */
export const membershipEndOperations = (parts: () => Parts) => {
  const decision = () => ({ memberId: parts().member.id, reason: 'Closed', requestKey: randomUUID() });

  async function grantTwice(): Promise<string> {
    const { harness, admin, offerId } = parts();
    for (const one of [decision(), decision()])
      await harness.services.membershipAdministration.grant(admin, { ...one, offerId });
    return '';
  }

  function freeze() {
    const { harness, member } = parts();
    const startsOn = textOfDay(addDays(studioDay(harness.clock.ms), 2));
    return harness.services.membershipFreezes.freeze(member, { startsOn, days: 3, requestKey: randomUUID() });
  }

  return {
    freezeMembership: {
      given: grantTwice,
      run: freeze,
      leaves: ['membership.frozen by user', 'membership.moved by user'],
    },
    endMembershipFreeze: {
      given: async () => {
        await grantTwice();
        await freeze();
        const { dataSource } = parts().harness;
        const [row] = await dataSource.query<{ id: string }[]>('select id from membership_freezes');
        return row!.id;
      },
      run: (id: string) => parts().harness.services.membershipFreezes.end(parts().desk, id),
      leaves: ['membership.freeze-ended by front_desk', 'membership.moved by front_desk'],
    },
    extendMembership: {
      given: grantTwice,
      run: () => {
        const { harness, admin } = parts();
        const extension = { ...decision(), planType: 'pass', days: 3 } as const;
        return harness.services.membershipExtensions.extend(admin, extension);
      },
      leaves: ['membership.extended by admin', 'membership.moved by admin'],
    },
  };
};
