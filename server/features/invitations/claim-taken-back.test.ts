/** Tests of claims that the owner of the address takes back. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '#common/time';
import { linksTo, UPDATE_PROFILE, verify, type VerificationLink } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { claim, claimCodeFor } from '../../test/claim-calls';
import { createMemberWithoutEmail, createUser, PASSWORD } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { NO_PASSWORD } from '../../lib/passwords';
import { User } from '../accounts/user.entity';
import { Measurement } from '../measurements/measurement.entity';
import { SecurityEvent } from '../security-log/security-event.entity';

let harness: Harness;
let desk: Browser;
let member: User;
let browser: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk } = await signedIn(harness, 'front_desk'));
  member = await createMemberWithoutEmail(harness.dataSource);
  browser = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const users = () => harness.dataSource.getRepository(User);
const stored = (id = member.id) => users().findOneByOrFail({ id });
const newestLink = async (email = EMAIL) => (await linksTo(harness, email))[0]!;
const logIn = async (email = EMAIL, password = PASSWORD) =>
  (await new Browser(harness).signIn(email, password)).status;
const takeBack = (link: VerificationLink) =>
  new Browser(harness).gql(
    'mutation ($input: CancelSignUpInput!) { cancelSignUp(input: $input) { hasAccount } }',
    { input: link },
  );

/** A stranger claims the account and writes these values into its profile; returns the link of the mail. */
async function claimAndWrite(values: object): Promise<VerificationLink> {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  const link = await newestLink();
  await verify(browser, link);
  await browser.signIn(EMAIL, PASSWORD);
  expect((await browser.gql(UPDATE_PROFILE, { input: values })).errors).toEqual([]);
  return link;
}

test('the owner of the address takes back a claim that was not theirs, and the member stays', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  const link = await newestLink();
  await verify(browser, link);
  expect((await takeBack(link)).data).toEqual({ cancelSignUp: { hasAccount: false } });
  const { name, phone } = member;
  expect(await stored()).toMatchObject({ name, phone, email: null, passwordHash: NO_PASSWORD });
  expect(await logIn()).toBe(401);
  await claim(browser, await claimCodeFor(desk, member.id), 'right@example.com');
  await verify(browser, await newestLink('right@example.com'));
  expect(await logIn('right@example.com')).toBe(200);
});

test('a claim that is taken back leaves the address that staff had entered', async () => {
  for (const phone of ['9876500001', null]) {
    const before = { passwordHash: NO_PASSWORD, emailVerificationHash: 'b'.repeat(64), phone };
    const { id, email } = await createUser(harness.dataSource, before);
    await claim(browser, await claimCodeFor(desk, id), EMAIL);
    const link = await newestLink();
    await verify(browser, link);
    expect((await takeBack(link)).data).toEqual({ cancelSignUp: { hasAccount: false } });
    expect(await stored(id)).toMatchObject({ email, isEmailVerified: false, passwordHash: NO_PASSWORD });
  }
});

test('an address that another account has by now is not given back', async () => {
  const before = { passwordHash: NO_PASSWORD, emailVerificationHash: 'b'.repeat(64), phone: '9876500001' };
  const { id, email } = await createUser(harness.dataSource, before);
  await claim(browser, await claimCodeFor(desk, id), EMAIL);
  const link = await newestLink();
  await verify(browser, link);
  await createUser(harness.dataSource, { email });
  expect((await takeBack(link)).errors).toEqual([]);
  expect(await stored(id)).toMatchObject({ email: null, passwordHash: NO_PASSWORD });
});

test('a claim is taken back although the account has become one of the staff', async () => {
  await claim(browser, await claimCodeFor(desk, member.id), EMAIL);
  const link = await newestLink();
  await verify(browser, link);
  await harness.dataSource.getRepository(User).update({ id: member.id }, { role: 'trainer' });
  expect((await takeBack(link)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ role: 'user', email: null, passwordHash: NO_PASSWORD });
});

const STRANGERS = { name: 'A Stranger', userName: 'stranger', phone: '+919876500009' };

test('a claim that is taken back leaves the names and the phone number that the account had', async () => {
  await users().update(member.id, { userName: 'asha', phoneConfirmedAt: new Date(harness.clock.ms) });
  const { name, userName, phone, phoneConfirmedAt } = await stored();
  const link = await claimAndWrite(STRANGERS);
  expect(await stored()).toMatchObject({ ...STRANGERS, phoneConfirmedAt: null });
  expect((await takeBack(link)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ name, userName, phone, phoneConfirmedAt, email: null });
});

test('what staff have corrected since a claim stays when it is taken back', async () => {
  const link = await claimAndWrite(STRANGERS);
  harness.clock.ms += SECOND_MS;
  const { browser: admin } = await signedIn(harness, 'admin');
  const corrected = { name: 'Asha K.', phone: '+919876500008' };
  const change = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { message } }';
  expect((await admin.gql(change, { input: { id: member.id, ...corrected } })).errors).toEqual([]);
  const { phoneConfirmedAt } = await stored();
  expect((await takeBack(link)).errors).toEqual([]);
  expect(await stored()).toMatchObject({ ...corrected, userName: null, phoneConfirmedAt });
});

test('a phone number and a username that another account has by now are not given back', async () => {
  await users().update(member.id, { userName: 'asha' });
  const { name, phone } = await stored();
  const link = await claimAndWrite(STRANGERS);
  await createUser(harness.dataSource, { phone, userName: 'asha' });
  expect((await takeBack(link)).data).toEqual({ cancelSignUp: { hasAccount: true } });
  expect(await stored()).toMatchObject({ name, phone: null, userName: null, email: EMAIL });
});

test('a password that was reset before the claim does not keep the owner of the address from taking it back', async () => {
  const createdAt = new Date(harness.clock.ms - DAY_MS);
  const events = harness.dataSource.getRepository(SecurityEvent);
  await events.insert({ userId: member.id, event: 'password-reset', createdAt });
  const link = await claimAndWrite({});
  expect((await takeBack(link)).data).toEqual({ cancelSignUp: { hasAccount: false } });
  expect(await logIn()).toBe(401);
});

test('a claim that is taken back leaves no health data of the stranger', async () => {
  const link = await claimAndWrite({ bodyMeasurements: { weightKg: 140 } });
  const measurements = harness.dataSource.getRepository(Measurement);
  expect(await measurements.countBy({ userId: member.id })).toBe(1);
  await takeBack(link);
  expect(await measurements.countBy({ userId: member.id })).toBe(0);
});
