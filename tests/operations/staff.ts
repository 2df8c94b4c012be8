import { createUser } from '#server/test/factories';
import { invite, invitedBy } from '#server/test/staff-calls';
import { ADMIN, EVERYONE } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given } from './support/given';
import { GUESSING, MAIL, SUMMARY } from './support/reasons';
import { newAddress, signedOut, withPassword } from './support/subjects';

const deskUser = ({ harness }: Given) => createUser(harness.dataSource, { role: 'front_desk' });

export const operations: FeatureOperations = {
  queries: {
    staff: {
      callers: ADMIN,
      call: '{ staff { members { user { name email role } roleGivenAt lastSignInAt trainer { name assignedUsersCount } } invitations { email } } }',
    },
    staffInvitation: { callers: EVERYONE, call: '{ staffInvitation(token: "x") { email hasPassword } }' },
  },
  mutations: {
    acceptStaffInvitation: {
      callers: EVERYONE,
      call: async (given) => {
        const token = await invitedBy(given.harness, given.admin, { email: given.user.email });
        return { by: signedOut(given), input: { token, ...withPassword } };
      },
      roundTrips: [
        27,
        `${GUESSING}; the invitation and the account, before and in the transaction, sign-ups, ${SUMMARY}, links to new passwords, claim codes, webhooks, sessions, the log`,
      ],
      again: 'needs what is good once',
      leaves: null,
    },
    changeStaffRole: {
      callers: ADMIN,
      call: async (given) => ({
        by: given.admin,
        input: { userId: (await deskUser(given)).id, role: 'TRAINER' },
      }),
      roundTrips: [
        14,
        `locks the admins, ${SUMMARY}, the log, links to new passwords, claim codes, webhooks, sessions, and invitations`,
      ],
      again: 'sets',
      leaves: null,
    },
    endStaffAccess: {
      callers: ADMIN,
      call: async (given) => ({ by: given.admin, input: { userId: (await deskUser(given)).id } }),
      roundTrips: [
        16,
        `locks the admins, the trainer, ${SUMMARY}, the log, links to new passwords, claim codes, webhooks, sessions, invitations, and API keys`,
      ],
      again: 'removes',
      leaves: null,
    },
    inviteStaff: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: { email: newAddress(), role: 'FRONT_DESK' } }),
      roundTrips: [11, `a limit, locks the admins, the account, an earlier invitation twice, ${MAIL}`],
      leaves: null,
    },
    withdrawStaffInvitation: {
      callers: ADMIN,
      call: async ({ admin }) => {
        const { data } = await invite(admin, { email: newAddress() });
        const { invitation } = data?.['inviteStaff'] as { invitation: { id: string } };
        return { by: admin, input: { id: invitation.id } };
      },
      roundTrips: 6,
      again: 'removes',
      leaves: null,
    },
  },
  embedded: {
    OpenedInvitation: 'what a link shows of an invitation',
    Staff: 'there is only one',
  },
};
