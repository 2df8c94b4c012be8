import { PasskeyDevice } from '#server/test/passkey-device';
import {
  STEP_MS,
  addPasskey,
  addSecondFactor,
  challengeFor,
  codeOf,
  passkeyStepFor,
  startPasskey,
  startSecondFactor,
} from '#server/test/second-factor-calls';
import { ADMIN, EVERYONE, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given } from './support/given';
import { MAIL } from './support/reasons';
import { signedOut, withPassword } from './support/subjects';

/** The member has a second factor, whose next code is unused. */
async function factorOf({ harness, member }: Given) {
  const factor = await addSecondFactor(harness, member);
  harness.clock.ms += STEP_MS;
  return factor;
}

export const operations: FeatureOperations = {
  mutations: {
    addPasskey: {
      callers: SIGNED_IN,
      call: async ({ member }) => ({
        by: member,
        input: { name: 'My phone', response: new PasskeyDevice().make(await startPasskey(member)) },
      }),
      roundTrips: [
        19,
        'the challenge; challenges, sessions, recovery codes, a mail and its job, the log, and the viewer again',
      ],
      again: 'needs what is good once',
      leaves: null,
    },
    completeSignIn: {
      callers: EVERYONE,
      call: async (given) => {
        const { secret } = await factorOf(given);
        const challenge = await challengeFor(signedOut(given), given.user.email);
        return { by: signedOut(given), input: { challenge, code: codeOf(given.harness, secret) } };
      },
      roundTrips: [
        17,
        'two limits that are given back, the challenge, the account, the code, a session, the log, and the viewer',
      ],
      again: 'needs what is good once',
      leaves: null,
    },
    completeSignInWithPasskey: {
      callers: EVERYONE,
      call: async (given) => {
        const { device } = await addPasskey(given.member);
        const { challenge, options } = await passkeyStepFor(signedOut(given), given.user.email);
        return { by: signedOut(given), input: { challenge, response: device.use(options) } };
      },
      roundTrips: [18, 'as completeSignIn, and the passkey with its challenge'],
      again: 'needs what is good once',
      leaves: null,
    },
    confirmSecondFactor: {
      callers: SIGNED_IN,
      call: async ({ harness, member }) => ({
        by: member,
        input: { code: codeOf(harness, await startSecondFactor(member)) },
      }),
      roundTrips: [
        15,
        `challenges, sessions, earlier recovery codes and new ones, ${MAIL}, the log, and the viewer again`,
      ],
      again: 'needs what is good once',
      leaves: null,
    },
    removePasskey: {
      callers: SIGNED_IN,
      call: async ({ member }) => {
        const { viewer } = await addPasskey(member);
        return { by: member, input: { id: viewer.secondFactor.passkeys[0]!.id, ...withPassword } };
      },
      roundTrips: [22, 'what removeSecondFactor does, after the last passkey'],
      again: 'removes',
      leaves: null,
    },
    removeSecondFactor: {
      callers: SIGNED_IN,
      call: async (given) => {
        await factorOf(given);
        return { by: given.member, input: withPassword };
      },
      roundTrips: [17, `a limit, the password, four tables, ${MAIL}, the log, and the viewer again`],
      again: 'removes',
      leaves: null,
    },
    renewRecoveryCodes: {
      callers: SIGNED_IN,
      call: async (given) => {
        await factorOf(given);
        return { by: given.member, input: withPassword };
      },
      roundTrips: [13, `a limit, the password, earlier codes and new ones, ${MAIL}, the log`],
      again: 'replaces',
      leaves: null,
    },
    resetSecondFactor: {
      callers: ADMIN,
      call: async (given) => {
        await factorOf(given);
        return { by: given.admin, input: { userId: given.user.id, reason: 'Lost phone' } };
      },
      roundTrips: [15, `locks the admins, four tables, sessions, ${MAIL}, the log`],
      again: 'removes',
      leaves: null,
    },
    startPasskey: {
      callers: SIGNED_IN,
      call: ({ member }) => ({ by: member, input: withPassword }),
      roundTrips: [10, 'a limit, the password, the session, and the passkeys'],
      again: 'replaces',
      leaves: null,
    },
    startSecondFactor: {
      callers: SIGNED_IN,
      call: ({ member }) => ({ by: member, input: withPassword }),
      roundTrips: [9, 'a limit, the password, and the session'],
      again: 'replaces',
      leaves: null,
    },
  },
  embedded: {
    SecondFactorState: 'of the current user',
  },
};
