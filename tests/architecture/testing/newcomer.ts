import { Browser } from '#server/test/browser';
import { createUser, PASSWORD } from '#server/test/factories';
import type { Harness } from '#server/test/harness';
import type { Caller } from './rest-calls';

/** A new member and a signed-in browser. */
export async function newcomer(harness: Harness): Promise<Caller> {
  const { email } = await createUser(harness.dataSource);
  const browser = new Browser(harness);
  await browser.signIn(email, PASSWORD);
  return { harness, browser, email };
}
