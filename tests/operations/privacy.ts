import { PASSWORD } from '#server/test/factories';
import { callMutation } from './support/call-mutation';
import { ADMIN, EVERYONE, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { MAIL } from './support/reasons';
import { linkOf, orderOf, signedOut } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    deleteMember: {
      callers: ADMIN,
      call: ({ admin, user }) => ({
        by: admin,
        input: { id: user.id, reason: 'Asked for it', password: PASSWORD },
      }),
      roundTrips: [19, 'what deleteAccount does, a limit, and the journal'],
      leaves: null,
    },
    cancelSignUp: {
      callers: EVERYONE,
      call: async (given) => {
        const link = await linkOf(given);
        await callMutation('verifyEmail', { by: signedOut(given), input: link });
        return { by: signedOut(given), input: link };
      },
      roundTrips: [15, 'looks for what is worth keeping, and deletes the account with what belongs to it'],
      again: 'removes',
      leaves: null,
    },
    deleteAccount: {
      callers: SIGNED_IN,
      call: async (given) => {
        await orderOf(given);
        return { by: given.member, input: { password: PASSWORD } };
      },
      roundTrips: [
        19,
        `a limit, the password, orders, sign-ups before and after, statistics, mails, ${MAIL}, and the log`,
      ],
      again: 'removes',
      leaves: null,
    },
  },
};
