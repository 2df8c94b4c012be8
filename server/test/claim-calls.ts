/** Calls with which members claim accounts that staff added for them. */
import type { Browser } from './browser';
import { PASSWORD } from './factories';
import type { GraphqlAnswer } from './harness';

export const makeClaimCode = (browser: Browser, memberId: string): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: MakeClaimCodeInput!) {
      makeClaimCode(input: $input) { message code url expiresAt member { id isClaimable } }
    }`,
    { input: { memberId } },
  );

/** A new code for the member. */
export async function claimCodeFor(browser: Browser, id: string): Promise<string> {
  const { data, errors } = await makeClaimCode(browser, id);
  if (!data) throw new Error(errors[0]?.message);
  return (data['makeClaimCode'] as { code: string }).code;
}

export const claimValues = (code: string, email: string, password = PASSWORD) => ({
  code,
  email,
  password,
  confirmPassword: password,
});

export const claim = (browser: Browser, ...values: Parameters<typeof claimValues>): Promise<GraphqlAnswer> =>
  browser.gql(
    'mutation ($input: ClaimAccountInput!) { claimAccount(input: $input) { message isComplete } }',
    {
      input: claimValues(...values),
    },
  );
