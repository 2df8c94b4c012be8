/** Calls about second factors. */
import type { Browser } from './browser';
import { PASSWORD } from './factories';
import type { GraphqlAnswer, Harness } from './harness';
import { totpOf } from '../features/second-factors/second-factor-codes';

export const STEP_MS = 30_000;

export const START = `mutation ($input: StartSecondFactorInput!) { startSecondFactor(input: $input) { secret uri } }`;
export const CONFIRM = `mutation ($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) {
    recoveryCodes viewer { mustSetUpSecondFactor secondFactor { addedAt dueAt recoveryCodesLeft } }
  }
}`;
export const RENEW_CODES = `mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { recoveryCodes } }`;
export const REMOVE = `mutation ($input: RemoveSecondFactorInput!) { removeSecondFactor(input: $input) { message } }`;
const RESET_FACTOR = `mutation ($input: ResetSecondFactorInput!) { resetSecondFactor(input: $input) { user { id } } }`;
export const COMPLETE = `mutation ($input: CompleteSignInInput!) {
  completeSignIn(input: $input) { token message viewer { user { id } } }
}`;

export const resetFactor = (browser: Browser, userId: string, given: object = {}) =>
  browser.gql(RESET_FACTOR, { input: { userId, reason: 'Lost phone', password: PASSWORD, ...given } });

/** The code that an authenticator app shows, some steps from now. */
export const codeOf = ({ clock }: Harness, secret: string, stepsFromNow = 0): string =>
  totpOf({ secret }).generate({ timestamp: clock.ms + stepsFromNow * STEP_MS });

export async function startSecondFactor(browser: Browser): Promise<string> {
  const { data, errors } = await browser.gql(START, { input: { password: PASSWORD } });
  if (!data) throw new Error(errors[0]?.message);
  return (data['startSecondFactor'] as { secret: string }).secret;
}

/** Sets an app up; the code that confirms it is used then. */
export async function addSecondFactor(
  harness: Harness,
  browser: Browser,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await startSecondFactor(browser);
  const { data, errors } = await browser.gql(CONFIRM, { input: { code: codeOf(harness, secret) } });
  if (!data) throw new Error(errors[0]?.message);
  const { recoveryCodes } = data['confirmSecondFactor'] as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}

export const challengeIn = ({ errors }: GraphqlAnswer): string => {
  const { challenge } = (errors[0]?.extensions ?? {}) as { challenge?: string };
  if (!challenge) throw new Error(errors[0]?.message ?? 'no second step');
  return challenge;
};

/** The first step of a log-in. */
export const challengeFor = async (browser: Browser, email: string): Promise<string> =>
  challengeIn(await browser.signIn(email, PASSWORD));

export const complete = (browser: Browser, challenge: string, code: string) =>
  browser.gql(COMPLETE, { input: { challenge, code } });
