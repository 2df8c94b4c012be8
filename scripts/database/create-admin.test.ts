import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOTICE_VERSION } from '#common/consents/legal';
import { authMessages } from '#common/auth/messages';
import { User } from '#server/features/accounts/user.entity';
import { Consent } from '#server/features/consents/consent.entity';
import { SecurityEvent } from '#server/features/security-log/security-event.entity';
import { StartError } from '#server/lib/errors';
import { Browser } from '#server/test/browser';
import { createUser, PASSWORD } from '#server/test/factories';
import { startHarness, type Harness } from '#server/test/harness';
import { beginSetUp, newSetUpToken } from '#server/test/set-up-calls';
import { createAdmin as createAdminAsking } from './create-admin';

let harness: Harness;
let dataSource: DataSource;
beforeEach(async () => {
  harness = await startHarness();
  ({ dataSource } = harness);
  askForPassword.mockReset().mockResolvedValue(OWN);
});
afterEach(() => harness.stop());

const EMAIL = 'head@example.com';
const OWN = 'A-password-of-my-own';

const askForPassword = vi.fn<() => Promise<string>>();
const createAdmin = (address: string | undefined) => createAdminAsking(dataSource, address, askForPassword);

test('creates an admin who can log in with the typed password and need not change it', async () => {
  expect(await createAdmin(' Head@Example.com ')).toContain(EMAIL);
  const browser = new Browser(harness);
  expect((await browser.signIn(EMAIL, OWN)).data?.['signIn']).toMatchObject({
    viewer: { mustChangePassword: false, user: { role: 'ADMIN' } },
  });
  expect(await dataSource.getRepository(Consent).find()).toMatchObject([
    { purpose: 'account', noticeVersion: NOTICE_VERSION },
  ]);
});

test('promotes a member, who must log in again with the same password', async () => {
  await createUser(dataSource, { email: EMAIL });
  const browser = new Browser(harness);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await createAdmin(EMAIL)).toContain('log in again');
  expect(askForPassword).not.toHaveBeenCalled();
  expect((await browser.gql('{ me { user { id } } }')).status).toBe(401);
  expect((await browser.gql('mutation { renewSession { token } }')).status).toBe(401);
  expect((await browser.signIn(EMAIL, PASSWORD)).data?.['signIn']).toMatchObject({
    viewer: { user: { role: 'ADMIN' } },
  });
});

test('does not change an existing admin', async () => {
  const before = await createUser(dataSource, { email: EMAIL, role: 'admin' });
  expect(await createAdmin(EMAIL)).toContain('already');
  expect(await dataSource.getRepository(User).find()).toEqual([before]);
});

test.each([undefined, '', 'head', 'head@example.com\r\nBcc: a@example.com', '--yes'])(
  'rejects an invalid address (%j)',
  async (address) => {
    await expect(createAdmin(address)).rejects.toThrow(StartError);
    expect(await dataSource.getRepository(User).count()).toBe(0);
    expect(askForPassword).not.toHaveBeenCalled();
  },
);

test.each([
  ['', authMessages.passwordRequired],
  ['short', authMessages.passwordTooShort],
  ['a'.repeat(129), authMessages.passwordTooLong],
  ['password123', authMessages.passwordTooCommon],
])('rejects a bad password (%j) with a message', async (password, sentence) => {
  askForPassword.mockResolvedValue(password);
  await expect(createAdmin(EMAIL)).rejects.toThrow(new StartError(sentence));
  expect(await dataSource.getRepository(User).count()).toBe(0);
});

test('records every new admin in the security log', async () => {
  const { id } = await createUser(dataSource, { email: 'member@example.com' });
  await createAdmin('member@example.com');
  await createAdmin(EMAIL);
  const made = await dataSource.getRepository(User).findOneByOrFail({ email: EMAIL });
  const events = await dataSource.getRepository(SecurityEvent).find();
  expect(events.map(({ userId, event }) => [userId, event]).sort()).toEqual(
    [id, made.id].map((userId) => [userId, 'admin-made']).sort(),
  );
});

test('the first admin ends the set-up of a new studio and its link, another one does not', async () => {
  await newSetUpToken(harness);
  await createAdmin(EMAIL);
  expect((await harness.services.settings.read()).setUp).toMatchObject({ isRunning: false, linkHash: null });
  await beginSetUp(harness);
  await createAdmin('another@example.com');
  expect((await harness.services.settings.read()).setUp.isRunning).toBe(true);
});
