import { callMutation } from './support/call-mutation';
import { ADMIN, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given } from './support/given';
import { MAIL, SUMMARY } from './support/reasons';
import { freezeInput, freezeOf, paidTwice, requestKey } from './support/subjects';

const decision = ({ user }: Given) => ({ memberId: user.id, reason: 'Closed', requestKey: requestKey() });

const grantOf = (given: Given) => ({ ...decision(given), offerId: given.offer.id });

export const operations: FeatureOperations = {
  mutations: {
    cancelMembership: {
      callers: ADMIN,
      call: async (given) => {
        await callMutation('grantMembership', { by: given.admin, input: grantOf(given) });
        return { by: given.admin, input: { memberId: given.user.id, reason: 'Moved', planType: 'PASS' } };
      },
      roundTrips: [9, `periods, ${SUMMARY}, ${MAIL}`],
      again: 'removes',
      leaves: ['membership.ended by admin'],
    },
    endMembershipFreeze: {
      callers: SIGNED_IN,
      call: async (given) => ({ by: given.member, input: { freezeId: await freezeOf(given) } }),
      roundTrips: [15, `a limit, the freeze and its period, later periods, reminders, ${SUMMARY}, ${MAIL}`],
      again: 'removes',
      leaves: ['membership.freeze-ended by user', 'membership.moved by user'],
    },
    extendMembership: {
      callers: ADMIN,
      call: async (given) => {
        await paidTwice(given);
        return {
          by: given.admin,
          input: {
            memberId: given.user.id,
            reason: 'Closed',
            requestKey: requestKey(),
            planType: 'PASS',
            days: 3,
          },
        };
      },
      roundTrips: [
        14,
        `an earlier request with the key, the period, later periods, reminders, ${SUMMARY}, ${MAIL}`,
      ],
      leaves: ['membership.extended by admin', 'membership.moved by admin'],
    },
    freezeMembership: {
      callers: SIGNED_IN,
      call: async (given) => {
        await paidTwice(given);
        return { by: given.member, input: freezeInput(given) };
      },
      roundTrips: [
        15,
        `a limit, an earlier freeze, the period, later periods, reminders, ${SUMMARY}, ${MAIL}`,
      ],
      leaves: ['membership.frozen by user', 'membership.moved by user'],
    },
    grantMembership: {
      callers: ADMIN,
      call: (given) => ({ by: given.admin, input: grantOf(given) }),
      roundTrips: [11, `the offer, a repeated grant, periods, ${SUMMARY}, ${MAIL}`],
      leaves: ['membership.begun by admin'],
    },
    setMembership: {
      callers: ADMIN,
      call: (given) => ({
        by: given.admin,
        input: { ...decision(given), status: 'ACTIVE', planName: given.offer.name },
      }),
      roundTrips: [11, `the offer, a repeated grant, periods, ${SUMMARY}, ${MAIL}`],
      leaves: ['membership.begun by admin'],
    },
  },
  embedded: {
    NextPeriod: 'computed for a plan and a user; changes with the time',
  },
  instants: {
    'Membership.paidUntil': 'the end of a span, not an event; `paidAt` is one of an order',
  },
  watched: {
    membership: { table: 'membership_periods', state: 'json_build_array(starts_at, ends_at, ended_at)' },
  },
};
