import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailMessages, gatewayMessages, secretMessages } from '#common/settings/messages';
import { authMessages } from '#common/auth/messages';
import { defaultSettings } from '#common/settings/default-settings';
import { DAY_MS } from '#common/time';
import { configuredTransport } from '../../composition/configured-transport';
import { readAuthKeys } from '../../lib/auth-keys';
import { NOTHING_LOCKED } from '../../lib/locked-settings';
import { createLogger } from '../../lib/logger';
import { SealedSecrets } from '../../lib/sealed-secrets';
import type { MailKind } from '../../mail/mail-content';
import { Outbox } from '../../mail/outbox';
import { mailboxTransport } from '../../mail/transport';
import { refusalOf } from '../../test/account-calls';
import type { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness, type HarnessSettings } from '../../test/harness';
import { startMailServer, type MailServer } from '../../test/mail-server';
import { actorOf, signedIn } from '../../test/order-calls';
import { startLocalGateway } from '../razorpay/local-gateway/local-gateway';
import { SettingSecretsService } from './setting-secrets.service';
import { UserService } from '../accounts/user.service';
import { SettingsSection } from './settings-section.entity';

const SET = `mutation ($input: SetSettingSecretInput!) {
  setSettingSecret(input: $input) { message settingSecrets { name setAt variable } } }`;
const TEST_MAIL = 'mutation { sendTestMail { isSent message } }';
const CHECK = 'mutation { checkPaymentGateway { isAccepted message } }';
const SECRET = 'Tr0ub4dor-of-the-studio';

const fromSettings =
  (isProduction: boolean): HarnessSettings['transport'] =>
  (parts) =>
    configuredTransport(parts, { smtpUrl: undefined, isProduction, withoutServer: mailboxTransport });

let harness: Harness;
let admin: Browser;
let email: string;
let mailServer: MailServer;
const start = async (settings: HarnessSettings = {}) => {
  harness = await startHarness(undefined, { transport: fromSettings(false), logLevel: 'trace', ...settings });
  const { browser, user } = await signedIn(harness, 'admin');
  [admin, email] = [browser, user.email];
};
const restart = async (settings: HarnessSettings) => {
  await harness.stop();
  await start(settings);
};
beforeEach(async () => {
  mailServer = await startMailServer();
  await start();
});
afterEach(async () => {
  await harness.stop();
  await mailServer.close();
});

const set = (name: string, value: string | null = SECRET, by = admin) =>
  by.gql(SET, { input: { name, value, password: PASSWORD } });
const saveMail = (values: object = {}) =>
  admin.gql(`mutation ($input: UpdateMailSettingsInput!) { updateMailSettings(input: $input) { message } }`, {
    input: {
      ...defaultSettings.mail,
      smtpHost: '127.0.0.1',
      smtpPort: Number(new URL(mailServer.url).port),
      expectedVersion: 0,
      password: PASSWORD,
      ...values,
    },
  });
const valueOf = () => harness.services.settingSecrets.valueOf('smtp_password');
const sentTest = async () => (await admin.gql(TEST_MAIL)).data?.['sendTestMail'];
/** Entries of a type. Their times may be the same, so that they have no order. */
const journal = (type: string) =>
  harness.dataSource.query<object[]>('select type, before, after from journal where type = $1', [type]);

test('a secret is used and dated, but neither returned nor stored, logged or written into the journal', async () => {
  const { data } = await set('SMTP_PASSWORD');
  expect(data?.['setSettingSecret']).toMatchObject({ message: secretMessages.replaced });
  const read = await admin.gql(
    '{ settingSecrets { name setAt variable } studioSettings { mail { smtpUser } gateway { razorpayKey } } }',
  );
  expect(read.data?.['settingSecrets']).toContainEqual({
    name: 'SMTP_PASSWORD',
    setAt: new Date(harness.clock.ms).toISOString(),
    variable: null,
  });
  expect(valueOf()).toBe(SECRET);
  const rows = await harness.dataSource.query<object[]>('select * from studio_settings');
  const page = await (await harness.fetch('/home')).text();
  for (const told of [data, read, rows, await journal('settings.changed'), harness.logs, page])
    expect(JSON.stringify(told)).not.toContain(SECRET);
  expect(await journal('settings.changed')).toMatchObject([
    {
      before: { section: 'mail', smtp_password: 'not set' },
      after: { section: 'mail', smtp_password: 'replaced' },
    },
  ]);
});

test('a secret is removed, and the former secret of a webhook stays valid for a day', async () => {
  await set('SMTP_PASSWORD');
  await set('SMTP_PASSWORD', null);
  expect(valueOf()).toBe(undefined);
  await set('RAZORPAY_WEBHOOK_SECRET', 'first-secret');
  await set('RAZORPAY_WEBHOOK_SECRET', 'second-secret');
  await set('RAZORPAY_WEBHOOK_SECRET', 'third-secret');
  const webhook = () => harness.services.settingSecrets.valueOf('razorpay_webhook_secret');
  expect(webhook()).toBe('third-secret,second-secret');
  harness.clock.ms += DAY_MS + 1;
  expect(webhook()).toBe('third-secret');
});

test('a secret of a webhook that was removed is not valid once there is another one', async () => {
  await set('RAZORPAY_WEBHOOK_SECRET', 'leaked-secret');
  await set('RAZORPAY_WEBHOOK_SECRET', null);
  await set('RAZORPAY_WEBHOOK_SECRET', 'new-secret');
  expect(harness.services.settingSecrets.valueOf('razorpay_webhook_secret')).toBe('new-secret');
});

test('a secret that another server has saved is used within two seconds', async () => {
  await set('SMTP_PASSWORD');
  const { secrets } = await harness.dataSource
    .getRepository(SettingsSection)
    .findOneByOrFail({ section: 'mail' });
  await set('SMTP_PASSWORD', null);
  await harness.dataSource.getRepository(SettingsSection).update({ section: 'mail' }, { secrets });
  await eventually(() => expect(valueOf()).toBe(SECRET), 2000);
});

test('what an earlier key has sealed is sealed again with the current one, and opened with it alone', async () => {
  const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
  const { dataSource, services } = harness;
  const lines: string[] = [];
  const serviceWith = (keys: string) =>
    new SettingSecretsService({
      dataSource,
      clock: { now: () => harness.clock.ms },
      journal: services.journal,
      logger: createLogger('error', { write: (line: string) => void lines.push(line) }),
      lockedSettings: NOTHING_LOCKED,
      sealedSecrets: new SealedSecrets(readAuthKeys(keys)),
      users: new UserService(),
    });
  const opened = async (keys: string) => {
    const { secrets } = await dataSource.getRepository(SettingsSection).findOneByOrFail({ section: 'mail' });
    const service = serviceWith(keys);
    service.use(secrets);
    return service.valueOf('smtp_password');
  };
  const { user } = await signedIn(harness, 'admin');
  await serviceWith(OLD).set(actorOf(user), 'smtp_password', { value: SECRET, hasPassword: true });
  expect(await opened(NEW)).toBe(undefined);
  expect(lines.join('')).toContain('sealed with another key');
  await serviceWith(`${NEW},${OLD}`).sealAgain();
  expect(await opened(NEW)).toBe(SECRET);
});

test.each([
  ['SMTP_PASSWORD', ' ', secretMessages.required],
  ['RAZORPAY_KEY_SECRET', 'short', secretMessages.tooShort(8)],
])('%s is not set to "%s"', async (name, value, message) => {
  const { errors } = await set(name, value);
  expect(errors[0]).toMatchObject({ message, extensions: { fields: [{ path: ['value'] }] } });
});

test('a secret is neither replaced nor removed without the own password', async () => {
  await set('SMTP_PASSWORD');
  for (const value of ['another-secret', null])
    for (const password of [undefined, 'a wrong one']) {
      const { errors } = await admin.gql(SET, { input: { name: 'SMTP_PASSWORD', value, password } });
      expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([['password']]);
    }
  expect(valueOf()).toBe(SECRET);
});

test.each(['front_desk', 'trainer', 'user'] as const)('%s neither sets nor tests anything', async (role) => {
  const { browser: by } = await signedIn(harness, role);
  for (const answer of [await set('SMTP_PASSWORD', SECRET, by), await by.gql(TEST_MAIL), await by.gql(CHECK)])
    expect(refusalOf(answer).status).toBe(403);
});

test('if there is an owner, admins change neither the mail server nor its password', async () => {
  await createUser(harness.dataSource, { email: 'owner@example.com', role: 'owner' });
  for (const answer of [await set('SMTP_PASSWORD'), await saveMail()])
    expect(refusalOf(answer)).toMatchObject({ status: 403, message: authMessages.ownersOnly });
});

test('a password does not reach another mail server than the one that it was entered for', async () => {
  await saveMail();
  await set('SMTP_PASSWORD');
  await saveMail({ senderName: 'Sunrise', expectedVersion: 1 });
  expect(valueOf()).toBe(SECRET);
  await saveMail({ senderName: 'Sunrise', smtpHost: 'mail.example.org', expectedVersion: 2 });
  expect(valueOf()).toBeUndefined();
});

test('the secret of an environment variable wins, and cannot be replaced', async () => {
  const secrets = [{ name: 'smtp_password', variable: 'SMTP_URL', value: 'of the environment' }] as const;
  await restart({ locked: { fields: [], secrets } });
  expect(refusalOf(await set('SMTP_PASSWORD'))).toMatchObject({ message: secretMessages.locked('SMTP_URL') });
  expect(valueOf()).toBe('of the environment');
});

test('a test mail goes to whoever asks for it, through the server and from the sender that are set', async () => {
  expect(await sentTest()).toEqual({ isSent: false, message: mailMessages.testFailed.notSet });
  await saveMail({
    senderName: 'Sunrise',
    senderEmail: 'post@sunrise.example',
    replyTo: 'desk@sunrise.example',
  });
  expect(await sentTest()).toEqual({ isSent: true, message: mailMessages.testSent(email) });
  expect(mailServer.received).toMatchObject([{ from: 'post@sunrise.example', to: [email] }]);
  expect(mailServer.received[0]?.data).toMatch(/^Reply-To: desk@sunrise\.example$/m);
  expect(await journal('service.tested')).toContainEqual(
    expect.objectContaining({ after: { service: 'mail server', isSuccessful: true } }),
  );
});

test('once a test mail gets through, mails that failed in the last days are sent too, without old ones and codes', async () => {
  await saveMail();
  mailServer.refusal = '550 5.7.1 We do not relay';
  await failedMails([
    { to: 'asha@example.com', kind: 'receipt', days: 0 },
    { to: 'ben@example.com', kind: 'receipt', days: 4 },
    { to: 'chitra@example.com', kind: 'one-time-password', days: 0 },
  ]);
  expect(await sentTest()).toMatchObject({ isSent: false });
  await harness.runDueJobs();
  mailServer.refusal = undefined;
  expect(await sentTest()).toEqual({ isSent: true, message: mailMessages.testSent(email, 1) });
  await harness.runDueJobs();
  expect(mailServer.received.map(({ to }) => to)).toEqual([[email], ['asha@example.com']]);
});

/** Mails whose first delivery fails. */
async function failedMails(mails: { to: string; kind: MailKind; days: number }[]): Promise<void> {
  for (const { to, kind, days } of mails) {
    const mail = { kind, subject: 'A mail', text: 'A mail', html: '<p>A mail</p>' };
    await harness.dataSource.transaction((manager) => new Outbox().put(manager, { to, mail }));
    const createdAt = new Date(harness.clock.ms - days * DAY_MS);
    await harness.dataSource.query('update mails set created_at = $1 where to_address = $2', [createdAt, to]);
  }
  await harness.runDueJobs();
}

test('the answer of the mail server is told in plain words', async () => {
  await saveMail();
  mailServer.refusal = '550 5.7.1 We do not relay';
  expect(await sentTest()).toEqual({ isSent: false, message: mailMessages.testFailed.refusesMail('550') });
  await mailServer.close();
  expect(await sentTest()).toEqual({ isSent: false, message: mailMessages.testFailed.noAnswer });
  expect(harness.logs.join('')).not.toContain('We do not relay');
});

test('in production, a mail server of the settings has to have a public address', async () => {
  await restart({ transport: fromSettings(true) });
  await saveMail();
  expect(await sentTest()).toEqual({ isSent: false, message: mailMessages.testFailed.privateAddress });
  expect(mailServer.received).toEqual([]);
});

const account = {
  keyId: 'rzp_test_local',
  keySecret: 'the-secret-of-the-key',
  webhookSecret: 'of-the-webhook',
};
const saveKey = () =>
  admin.gql(
    `mutation ($input: UpdateGatewaySettingsInput!) { updateGatewaySettings(input: $input) { message } }`,
    { input: { razorpayKey: account.keyId, expectedVersion: 0, password: PASSWORD } },
  );
const checked = async () => (await admin.gql(CHECK)).data?.['checkPaymentGateway'];

test('the gateway is in use once its key and both secrets are set, and its key can be checked', async () => {
  const local = await startLocalGateway(account);
  await restart({ razorpayApiUrl: local.address });
  const { gateways } = harness.services;
  const webhook = () => harness.fetch('/api/payments/razorpay/webhook', { method: 'POST', body: '{}' });
  await saveKey();
  expect(await checked()).toEqual({ isAccepted: false, message: gatewayMessages.incomplete });
  expect([gateways.chosen.name, (await webhook()).status]).toEqual(['desk', 404]);
  await set('RAZORPAY_WEBHOOK_SECRET', account.webhookSecret);
  await set('RAZORPAY_KEY_SECRET', 'another-secret');
  expect(await checked()).toEqual({ isAccepted: false, message: gatewayMessages.refused });
  await set('RAZORPAY_KEY_SECRET', account.keySecret);
  expect(await checked()).toEqual({ isAccepted: true, message: gatewayMessages.checkedInTest });
  expect([gateways.chosen.name, (await webhook()).status]).toEqual(['razorpay', 400]);
  const policy = (await harness.fetch('/healthz')).headers.get('content-security-policy');
  expect(policy).toContain(local.address);
  await set('RAZORPAY_KEY_SECRET', null);
  expect(gateways.chosen.name).toBe('desk');
  await local.stop();
});
