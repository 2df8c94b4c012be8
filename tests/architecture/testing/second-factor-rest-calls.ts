import { Browser } from '#server/test/browser';
import { addSecondFactor, challengeFor, COMPLETE } from '#server/test/second-factor-calls';
import type { RestCall } from './rest-call';

/** The route of the second step of a log-in. */
export const SECOND_FACTOR_CALLS: Record<string, RestCall> = {
  'POST /api/user/complete-sign-in': {
    request: async ({ harness, browser, email }) => {
      const { recoveryCodes } = await addSecondFactor(harness, browser);
      const challenge = await challengeFor(new Browser(harness), email);
      const body = { challenge, code: recoveryCodes[0]! };
      return { path: '/api/user/complete-sign-in', body, variables: { input: body } };
    },
    query: COMPLETE,
    expectedBody: ({ completeSignIn }) => {
      const { token, message } = completeSignIn as Record<string, unknown>;
      return { token, message };
    },
  },
};
