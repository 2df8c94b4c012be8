import { afterEach, beforeEach, expect, test } from 'vitest';
import { measurementMessages } from '#common/measurements/messages';
import { NOTICE_VERSION } from '#common/consents/legal';
import type { Browser } from '../../test/browser';
import type { UserWithEmail } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { Consent } from '../consents/consent.entity';
import { Measurement } from './measurement.entity';

let harness: Harness;
let admin: Browser;
let adminId: string;
let owner: Browser;
let member: UserWithEmail;
beforeEach(async () => {
  harness = await startHarness();
  const { browser, user } = await signedIn(harness, 'admin');
  [admin, adminId] = [browser, user.id];
  ({ browser: owner, user: member } = await signedIn(harness));
});
afterEach(() => harness.stop());

const UPDATE = `mutation ($input: UpdateMemberInput!) {
  updateMember(input: $input) { member { hasHealthDataConsent latestMeasurement { weightKg } } }
}`;
const WITHDRAW = 'mutation { withdrawConsent(input: { purpose: HEALTH_DATA }) { message } }';

const update = (values: object, browser = admin) =>
  browser.gql(UPDATE, { input: { id: member.id, ...values } });

const measure = (weightKg: number, values: object = {}) => {
  harness.clock.ms += 1000;
  return update({ bodyMeasurements: { weightKg }, ...values });
};

const saved = (weightKg: number) => ({
  errors: [],
  data: { updateMember: { member: { hasHealthDataConsent: true, latestMeasurement: { weightKg } } } },
});

const ownMeasurement = () => {
  const input = { name: 'Asha', phone: '98765 43210', bodyMeasurements: { weightKg: 60 } };
  return owner.gql('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }', {
    input,
  });
};

const consents = () => harness.dataSource.getRepository(Consent).find({ order: { givenAt: 'ASC' } });
const recorded = () =>
  harness.dataSource.getRepository(JournalEntry).findBy({ type: 'member.consent-recorded' });

test('without the consent of the member, staff can save no measurements, and nothing else of the change', async () => {
  const { data, errors } = await measure(70, { name: 'Asha K.' });
  expect(data).toEqual({ updateMember: null });
  expect(errors[0]).toMatchObject({
    message: measurementMessages.consentMissing,
    extensions: {
      code: 'BAD_USER_INPUT',
      fields: [
        { path: ['hasMemberAgreed'], reason: 'REQUIRED', message: measurementMessages.consentMissing },
      ],
    },
  });
  expect(await harness.dataSource.getRepository(Measurement).count()).toBe(0);
  expect(await consents()).toEqual([]);
  expect((await measure(70, { hasMemberAgreed: false })).errors).toHaveLength(1);
});

test('a consent that the member gave in person is recorded with the measurements, in the journal, and by mail', async () => {
  expect(await measure(70, { hasMemberAgreed: true })).toMatchObject(saved(70));
  const givenAt = new Date(harness.clock.ms);
  expect(await consents()).toMatchObject([
    {
      userId: member.id,
      purpose: 'health_data',
      noticeVersion: NOTICE_VERSION,
      givenAt,
      isGivenInPerson: true,
    },
  ]);
  expect(await recorded()).toMatchObject([
    { memberId: member.id, subjectId: member.id, actorId: adminId, actorRole: 'admin' },
  ]);
  const [mail] = await harness.mailTo(member.email);
  expect(mail).toMatchObject({ subject: expect.stringMatching(/keeps your measurements/) as string });
  expect(mail?.text).toContain('/account#what-we-keep');
  expect(mail?.text).not.toContain('70');
});

test('the consent is recorded once, and one that the member gave on the site is enough', async () => {
  await measure(70, { hasMemberAgreed: true });
  expect(await measure(71)).toMatchObject(saved(71));
  await measure(72, { hasMemberAgreed: true });
  expect(await consents()).toHaveLength(1);
  expect(await recorded()).toHaveLength(1);

  ({ browser: owner, user: member } = await signedIn(harness));
  await ownMeasurement();
  expect(await measure(61)).toMatchObject(saved(61));
  expect(await consents()).toMatchObject([{ isGivenInPerson: true }, { isGivenInPerson: false }]);
});

test('after a withdrawal, the member has to be asked again', async () => {
  await measure(70, { hasMemberAgreed: true });
  await owner.gql(WITHDRAW);
  expect((await measure(71)).errors[0]?.message).toBe(measurementMessages.consentMissing);
  expect(await measure(71, { hasMemberAgreed: true })).toMatchObject(saved(71));
  expect(await consents()).toMatchObject([
    { withdrawnAt: expect.any(Date) as Date },
    { withdrawnAt: null, isGivenInPerson: true },
  ]);
});

test('clearing measurements needs no consent, and a change of anything else neither asks for it nor records it', async () => {
  await harness.dataSource
    .getRepository(Measurement)
    .insert({ userId: member.id, weightKg: 70, measuredAt: new Date(harness.clock.ms - 1000) });
  expect((await update({ bodyMeasurements: null })).errors).toEqual([]);
  expect((await update({ fitnessGoals: 'Strength', hasMemberAgreed: true })).errors).toEqual([]);
  expect(await consents()).toEqual([]);
});

test('over REST, whoever sends measurements confirms that the member agreed', async () => {
  const path = `/api/user/admin/users/${member.id}/details`;
  expect((await admin.rest('PUT', path, { bodyMeasurements: { weight: 70 } })).status).toBe(200);
  expect(await consents()).toMatchObject([{ isGivenInPerson: true }]);
  expect(await recorded()).toHaveLength(1);
});

test('members see that the consent was given in person', async () => {
  await measure(70, { hasMemberAgreed: true });
  const { data } = await owner.gql('{ me { consents { purpose isGivenInPerson } } }');
  expect(data).toEqual({ me: { consents: [{ purpose: 'HEALTH_DATA', isGivenInPerson: true }] } });
});
