import { requestCode, resetTokenFor, signUpForm } from '#server/test/account-calls';
import { PASSWORD, createUser } from '#server/test/factories';
import * as orders from '#server/test/order-calls';
import { createUnconfirmed } from '#server/test/password-link-calls';
import { EVERYONE, FRONT_DESK, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { GUESSING, MAIL, SUMMARY } from './support/reasons';
import { kioskOf, linkOf, loggedIn, newAddress, signedOut } from './support/subjects';

export const operations: FeatureOperations = {
  mutations: {
    changePassword: {
      callers: SIGNED_IN,
      call: ({ member }) => ({
        by: member,
        input: { currentPassword: PASSWORD, newPassword: 'Another-one-2026' },
      }),
      roundTrips: [18, `two limits, sessions, resets, ${MAIL}, the log, and a new session`],
      again: 'sets',
      leaves: null,
    },
    checkAdminPassword: {
      callers: EVERYONE,
      call: (given) => ({ by: signedOut(given), input: { password: 'wrong' } }),
      roundTrips: 2,
      again: 'checks',
      leaves: null,
    },
    endKiosk: {
      callers: [],
      call: async (given) => {
        const { email } = await createUser(given.harness.dataSource, { role: 'front_desk' });
        return { by: await kioskOf(given), input: { login: email, password: PASSWORD } };
      },
      roundTrips: [15, `a log-in (${GUESSING}), and the end of the session of the kiosk`],
      again: 'removes',
      leaves: null,
    },
    endDeviceSession: {
      callers: SIGNED_IN,
      call: async (given) => {
        await loggedIn(given);
        const { data } = await given.member.gql('{ me { deviceSessions { id isCurrent } } }');
        const { deviceSessions } = data?.['me'] as { deviceSessions: { id: string; isCurrent: boolean }[] };
        return { by: given.member, input: { id: deviceSessions.find((one) => !one.isCurrent)!.id } };
      },
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
    initiateSignUp: {
      callers: EVERYONE,
      call: (given) => ({ by: signedOut(given), input: signUpForm(newAddress()) }),
      roundTrips: [12, `two limits, earlier sign-ups, the account with the address, ${MAIL}`],
      again: 'is anonymous',
      leaves: null,
    },
    makePasswordLink: {
      callers: FRONT_DESK,
      call: async ({ admin, harness }) => ({
        by: admin,
        input: { userId: (await createUnconfirmed(harness.dataSource)).id },
      }),
      roundTrips: [8, 'a limit, the member, and the link in place of an earlier one'],
      again: 'replaces',
      leaves: null,
    },
    renewSession: {
      callers: EVERYONE,
      call: async (given) => ({ by: await loggedIn(given) }),
      roundTrips: 4,
      again: 'replaces',
      leaves: null,
    },
    requestPasswordReset: {
      callers: EVERYONE,
      call: (given) => ({ by: signedOut(given), input: { email: given.user.email } }),
      roundTrips: 5,
      again: 'is anonymous',
      leaves: null,
    },
    resetPassword: {
      callers: EVERYONE,
      call: async (given) => {
        const { harness, user } = given;
        const resetToken = await resetTokenFor(harness, signedOut(given), user.email);
        return { by: signedOut(given), input: { resetToken, password: 'Another-one-2026' } };
      },
      roundTrips: [14, `sessions, resets, a confirmed address, ${MAIL}, the log, and limits that are reset`],
      again: 'needs what is good once',
      leaves: null,
    },
    signIn: {
      callers: EVERYONE,
      call: (given) => ({ by: signedOut(given), input: { login: given.user.email, password: PASSWORD } }),
      roundTrips: [14, `${GUESSING}; a limit, the session, the log, and the viewer`],
      again: 'replaces',
      leaves: null,
    },
    signOut: {
      callers: EVERYONE,
      call: async (given) => ({ by: await loggedIn(given) }),
      roundTrips: 2,
      again: 'removes',
      leaves: null,
    },
    signOutEverywhere: {
      callers: SIGNED_IN,
      call: ({ member }) => ({ by: member }),
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
    startKiosk: {
      callers: FRONT_DESK,
      call: async ({ harness }) => ({ by: (await orders.signedIn(harness, 'front_desk')).browser }),
      roundTrips: [7, 'ends the session of the staff member, starts another one, and the log'],
      again: 'replaces',
      leaves: null,
    },
    verifyEmail: {
      callers: EVERYONE,
      call: async (given) => ({ by: signedOut(given), input: await linkOf(given) }),
      roundTrips: [13, `makes the account with its consent, ${SUMMARY}, the log and a session`],
      again: 'needs what is good once',
      leaves: null,
    },
    verifyOtp: {
      callers: EVERYONE,
      call: async (given) => {
        const { email } = given.user;
        const otp = await requestCode(given.harness, signedOut(given), email);
        return { by: signedOut(given), input: { email, otp } };
      },
      roundTrips: 5,
      again: 'needs what is good once',
      leaves: null,
    },
  },
};
