/** Calls with which staff hand over links to new passwords. */
import type { DataSource } from 'typeorm';
import type { User } from '../features/accounts/user.entity';
import type { Browser } from './browser';
import { createUser } from './factories';
import type { GraphqlAnswer } from './harness';

/** A member who logs in with an address that nobody has confirmed. */
export const createUnconfirmed = (dataSource: DataSource): Promise<User> =>
  createUser(dataSource, { emailVerificationHash: 'b'.repeat(64) });

export const makePasswordLink = (browser: Browser, userId: string): Promise<GraphqlAnswer> =>
  browser.gql(
    `mutation ($input: MakePasswordLinkInput!) {
      makePasswordLink(input: $input) { message link expiresAt user { id } }
    }`,
    { input: { userId } },
  );

/** The token of a new link. */
export async function passwordTokenFor(browser: Browser, userId: string): Promise<string> {
  const { data, errors } = await makePasswordLink(browser, userId);
  if (!data) throw new Error(errors[0]?.message);
  return new URL((data['makePasswordLink'] as { link: string }).link).hash.slice(1);
}
