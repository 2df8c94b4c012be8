import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOTICE_VERSION, type ConsentPurpose } from '#common/consents/legal';
import { consentMessages } from '#common/consents/messages';
import {
  invalid,
  refusalOf,
  signUpByMail,
  profileInput,
  UPDATE_PROFILE,
  verify,
} from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { eventually } from '../../test/eventually';
import { createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Measurement } from '../measurements/measurement.entity';
import { SecurityEvent } from '../security-log/security-event.entity';
import { Consent } from './consent.entity';

let harness: Harness;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const CONSENTS = '{ me { consents { purpose noticeVersion givenAt withdrawnAt } } }';
const WITHDRAW = `mutation ($purpose: ConsentPurpose!) {
  withdrawConsent(input: { purpose: $purpose }) { message viewer { consents { withdrawnAt } } }
}`;
const at = (ms: number) => new Date(ms).toISOString();
const consents = async () =>
  ((await browser.gql(CONSENTS)).data?.['me'] as { consents: Record<string, unknown>[] }).consents;

function measure(weight: number) {
  harness.clock.ms += 1000;
  const input = { name: 'Asha', contact: '98765 43210', bodyMeasurements: { weight } };
  return browser.gql(UPDATE_PROFILE, { input: profileInput(input) });
}

async function signedInMember(): Promise<void> {
  const { email } = await createUser(harness.dataSource);
  await browser.signIn(email, PASSWORD);
}

test('consent to the account dates from the sign-up and refers to the notice shown there', async () => {
  const signedUpAt = harness.clock.ms;
  const link = await signUpByMail(harness, browser, { email: EMAIL });
  expect(await harness.dataSource.getRepository(Consent).count()).toBe(0);
  harness.clock.ms += 3_600_000;
  await verify(browser, link);
  await verify(browser, link);
  await browser.signIn(EMAIL, PASSWORD);
  expect(await consents()).toEqual([
    { purpose: 'ACCOUNT', noticeVersion: NOTICE_VERSION, givenAt: at(signedUpAt), withdrawnAt: null },
  ]);
});

test('the first measurement records consent to health data, once', async () => {
  await signedInMember();
  await measure(70);
  const first = harness.clock.ms;
  await measure(71);
  await measure(72);
  expect(await consents()).toEqual([
    { purpose: 'HEALTH_DATA', noticeVersion: NOTICE_VERSION, givenAt: at(first), withdrawnAt: null },
  ]);
});

test('a profile without measurements records no consent', async () => {
  await signedInMember();
  const input = { name: 'Asha', contact: '98765 43210', bodyMeasurements: { weight: null } };
  await browser.gql(UPDATE_PROFILE, { input: profileInput(input) });
  expect(await consents()).toEqual([]);
});

test('a consent to an older notice does not cover the current one', async () => {
  await signedInMember();
  await measure(70);
  await harness.dataSource.query("update consents set notice_version = '2020-01-01'");
  await measure(71);
  expect((await consents()).map(({ noticeVersion }) => noticeVersion)).toEqual([
    NOTICE_VERSION,
    '2020-01-01',
  ]);
});

test('saving measurements returns the consent that it gives', async () => {
  await signedInMember();
  const query = UPDATE_PROFILE.replace('message', 'message viewer { consents { purpose } }');
  const input = profileInput({ name: 'Asha', contact: '98765 43210', bodyMeasurements: { weight: 70 } });
  expect((await browser.gql(query, { input })).data?.['updateProfile']).toMatchObject({
    viewer: { consents: [{ purpose: 'HEALTH_DATA' }] },
  });
});

test('a withdrawal deletes the measurements, and the next one records a new consent', async () => {
  await signedInMember();
  const neighbour = await createUser(harness.dataSource);
  await harness.dataSource
    .getRepository(Measurement)
    .insert({ userId: neighbour.id, weightKg: 60, measuredAt: new Date() });
  await measure(70);
  await measure(71);
  harness.clock.ms += 1000;
  const withdrawnAt = at(harness.clock.ms);
  expect((await browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' })).data).toEqual({
    withdrawConsent: { message: consentMessages.withdrawn, viewer: { consents: [{ withdrawnAt }] } },
  });
  expect(await consents()).toMatchObject([{ purpose: 'HEALTH_DATA', withdrawnAt }]);
  const { data } = await browser.gql(
    '{ me { user { latestMeasurement { weightKg } measurements { nodes { id } } } } }',
  );
  expect(data).toEqual({ me: { user: { latestMeasurement: null, measurements: { nodes: [] } } } });
  expect(await harness.dataSource.getRepository(Measurement).count()).toBe(1);

  await measure(72);
  expect(await consents()).toMatchObject([{ withdrawnAt: null }, { withdrawnAt }]);
});

test('a withdrawal deletes only the data that the consent covers', async () => {
  await signedInMember();
  await measure(70);
  const { userId } = await harness.dataSource.getRepository(Measurement).findOneByOrFail({});
  const actor = { kind: 'user', id: userId, role: 'user', sessionId: '', mustChangePassword: false } as const;
  const newsletter = 'newsletter' as ConsentPurpose;
  await harness.services.consents.withdraw(actor, newsletter);
  expect(await harness.dataSource.getRepository(Measurement).count()).toBe(1);
  expect(await consents()).toMatchObject([{ purpose: 'HEALTH_DATA', withdrawnAt: null }]);
});

test('withdrawing a consent that was never given succeeds and stores nothing', async () => {
  await signedInMember();
  expect((await browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' })).errors).toEqual([]);
  expect(await consents()).toEqual([]);
  expect(await harness.dataSource.getRepository(SecurityEvent).countBy({ event: 'consent-withdrawn' })).toBe(
    0,
  );
});

test('a member who gives and withdraws a consent again and again is limited', async () => {
  await signedInMember();
  for (let n = 0; n < 10; n++) {
    await measure(70);
    expect((await browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' })).status).toBe(200);
  }
  await measure(70);
  expect(refusalOf(await browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' }))).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
});

test('of any number of consents, the newest hundred are listed', async () => {
  await signedInMember();
  await harness.dataSource.query(
    `insert into consents (user_id, purpose, notice_version, given_at)
     select users.id, 'health_data', '2020-01-01', to_timestamp(i) from users, generate_series(1, 101) as i`,
  );
  const listed = await consents();
  expect(listed).toHaveLength(100);
  expect(listed.at(-1)).toMatchObject({ givenAt: at(2000) });
});

test('consent to the account and unknown purposes cannot be withdrawn', async () => {
  await signedInMember();
  expect(refusalOf(await browser.gql(WITHDRAW, { purpose: 'ACCOUNT' }))).toEqual(
    invalid(consentMessages.accountRequired, 'purpose'),
  );
  expect(refusalOf(await browser.gql(WITHDRAW, { purpose: 'everything' }))).toMatchObject({
    status: 400,
    code: 'BAD_USER_INPUT',
  });
});

test('a logged-out client can neither read nor withdraw consents', async () => {
  for (const answer of [
    await browser.gql(CONSENTS),
    await browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' }),
  ]) {
    expect(refusalOf(answer)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  }
});

test('members cannot see the consents of others', async () => {
  await signedInMember();
  await measure(70);
  await signedInMember();
  expect(await consents()).toEqual([]);
});

test('a withdrawal also deletes measurements that are being saved at the same time', async () => {
  await signedInMember();
  await measure(70);
  const [row] = await harness.dataSource.getRepository(Measurement).find();
  const adding = harness.dataSource.createQueryRunner();
  await adding.startTransaction();
  await adding.query('select 1 from users where id = $1 for no key update', [row?.userId]);
  const { userId, measuredAt } = row!;
  await adding.manager.insert(Measurement, { userId, weightKg: 71, measuredAt });
  const withdrawal = browser.gql(WITHDRAW, { purpose: 'HEALTH_DATA' });
  await eventually(async () => {
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    expect(await harness.dataSource.query(waiting)).toHaveLength(1);
  });
  await adding.commitTransaction();
  await adding.release();
  expect((await withdrawal).status).toBe(200);
  expect(await harness.dataSource.getRepository(Measurement).count()).toBe(0);
});
