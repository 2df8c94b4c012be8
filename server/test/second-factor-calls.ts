/** Calls about second factors. */
import type { Browser } from './browser';
import { PASSWORD } from './factories';
import { PasskeyDevice } from './passkey-device';
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
export const START_PASSKEY = `mutation ($input: StartPasskeyInput!) { startPasskey(input: $input) { options } }`;
export const ADD_PASSKEY = `mutation ($input: AddPasskeyInput!) {
  addPasskey(input: $input) {
    message recoveryCodes viewer { secondFactor { addedAt hasApp passkeys { id name createdAt lastUsedAt } } }
  }
}`;
export const REMOVE_PASSKEY = `mutation ($input: RemovePasskeyInput!) {
  removePasskey(input: $input) { message viewer { mustSetUpSecondFactor secondFactor { addedAt recoveryCodesLeft } } }
}`;
export const COMPLETE_WITH_PASSKEY = `mutation ($input: CompleteSignInWithPasskeyInput!) {
  completeSignInWithPasskey(input: $input) { token viewer { user { id } } }
}`;
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

/** The options with which a browser makes a passkey. */
export async function startPasskey(browser: Browser): Promise<string> {
  const { data, errors } = await browser.gql(START_PASSKEY, { input: { password: PASSWORD } });
  if (!data) throw new Error(errors[0]?.message);
  return (data['startPasskey'] as { options: string }).options;
}

interface AddedPasskey {
  recoveryCodes: string[];
  viewer: { secondFactor: { passkeys: { id: string; name: string; lastUsedAt: string | null }[] } };
}

/** Adds a passkey of a device. */
export async function addPasskey(
  browser: Browser,
  { device = new PasskeyDevice(), name = 'My phone' }: { device?: PasskeyDevice; name?: string } = {},
): Promise<AddedPasskey & { device: PasskeyDevice }> {
  const response = device.make(await startPasskey(browser));
  const { data, errors } = await browser.gql(ADD_PASSKEY, { input: { name, response } });
  if (!data) throw new Error(errors[0]?.message);
  return { device, ...(data['addPasskey'] as AddedPasskey) };
}

/** The first step of a log-in of an account with a passkey. */
export async function passkeyStepFor(
  browser: Browser,
  email: string,
): Promise<{ challenge: string; options: string }> {
  const answer = await browser.signIn(email, PASSWORD);
  const { passkeyOptions } = (answer.errors[0]?.extensions ?? {}) as { passkeyOptions?: string };
  if (!passkeyOptions) throw new Error(answer.errors[0]?.message ?? 'no passkey is asked for');
  return { challenge: challengeIn(answer), options: passkeyOptions };
}

export const completeWithPasskey = (browser: Browser, challenge: string, response: string) =>
  browser.gql(COMPLETE_WITH_PASSKEY, { input: { challenge, response } });

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
