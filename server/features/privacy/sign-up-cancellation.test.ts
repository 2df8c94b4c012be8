import { afterEach, beforeEach, expect, test } from 'vitest';
import { VERIFICATION_LIFE_MS } from '#common/auth/lifetimes';
import { authMessages } from '#common/auth/messages';
import {
  CHANGE,
  invalid,
  refusalOf,
  resetTokenFor,
  RESET,
  signUpByMail,
  verify,
  type VerificationLink,
} from '../../test/account-calls';
import { programOf } from '../../test/api-key-calls';
import { Browser } from '../../test/browser';
import { createActivities, createPlanOffers, createReviews, PASSWORD } from '../../test/factories';
import { ADMIN_SECRET, startHarness, type Harness } from '../../test/harness';
import { place } from '../../test/order-calls';
import { Consent } from '../consents/consent.entity';
import { Measurement } from '../measurements/measurement.entity';
import { User } from '../accounts/user.entity';

let harness: Harness;
let stranger: Browser;
let owner: Browser;
beforeEach(async () => {
  harness = await startHarness();
  stranger = new Browser(harness, { address: '198.51.100.9' });
  owner = new Browser(harness);
});
afterEach(() => harness.stop());

const EMAIL = 'asha@example.com';
const OWN = 'A-password-of-my-own';
const CANCEL = `mutation ($token: String!, $email: String!) {
  cancelSignUp(input: { token: $token, email: $email }) { message hasAccount }
}`;
const MEMBERS = '{ members { nodes { id } } }';
const cancel = ({ token, email }: VerificationLink) => owner.gql(CANCEL, { token, email });
const cancelled = (hasAccount: boolean) => ({
  cancelSignUp: {
    hasAccount,
    message: hasAccount ? authMessages.accountTakenBack : authMessages.signUpCancelled,
  },
});
/** Makes the studio know the account. */
const visit = async () =>
  createActivities(harness.dataSource, 1, { user: await users().findOneByOrFail({ email: EMAIL }) });
const users = () => harness.dataSource.getRepository(User);

test('the mail has a link to cancel the sign-up, and loading its page changes nothing', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  const [mail] = await harness.mailTo(EMAIL);
  const path = /http:\/\/studio\.example(\/verify-email\/\S+\/not-me\?\S+)/.exec(mail?.text ?? '')?.[1];
  expect(path).toBe(`/verify-email/${link.token}/not-me?email=asha%40example.com`);
  const page = await harness.fetch(path!);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await verify(owner, link)).status).toBe(200);
});

test('a cancelled sign-up creates no account, and can be cancelled again', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect(refusalOf(await verify(stranger, link))).toEqual(invalid(authMessages.verificationLinkReplaced));
  expect(await users().count()).toBe(0);
  const own = await signUpByMail(harness, owner, { email: EMAIL });
  expect((await verify(owner, own)).status).toBe(200);
});

test('if a mail scanner has opened the link, cancelling deletes the account with all that the stranger wrote', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(new Browser(harness), link);
  await stranger.signIn(EMAIL, PASSWORD);
  const [user] = await users().find();
  await createReviews(harness.dataSource, 1, { user: user! });
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect((await stranger.gql('{ me { user { id } } }')).status).toBe(401);
  expect(await users().count()).toBe(0);
  expect(await harness.dataSource.query('select * from reviews')).toEqual([]);
  await verify(owner, await signUpByMail(harness, owner, { email: EMAIL, password: OWN }));
  expect((await owner.signIn(EMAIL, OWN)).status).toBe(200);
});

test('an order that nobody has paid does not keep what the stranger wrote', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(new Browser(harness), link);
  const [user] = await users().find();
  await createReviews(harness.dataSource, 1, { user: user! });
  await stranger.signIn(EMAIL, PASSWORD);
  const [offer] = await createPlanOffers(harness.dataSource, 1);
  expect((await place(stranger, offer!)).errors).toEqual([]);
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect(await users().count()).toBe(0);
  expect(await harness.dataSource.query('select * from reviews')).toEqual([]);
  expect(await harness.dataSource.query('select status from orders')).toEqual([{ status: 'cancelled' }]);
});

test('a workout of a plan that was ticked off does not keep what the stranger wrote', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(new Browser(harness), link);
  const [user] = await users().find();
  await createActivities(harness.dataSource, 1, { user: user!, type: 'workout', workout: 'Legs' });
  expect((await cancel(link)).data).toEqual(cancelled(false));
  expect(await users().count()).toBe(0);
});

test('an account with a visit is not deleted but taken from the stranger', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(new Browser(harness), link);
  await stranger.signIn(EMAIL, PASSWORD);
  await visit();
  expect((await cancel(link)).data).toEqual(cancelled(true));
  expect((await stranger.gql('{ me { user { id } } }')).status).toBe(401);
  expect((await stranger.signIn(EMAIL, PASSWORD)).status).toBe(401);
  const resetToken = await resetTokenFor(harness, owner, EMAIL);
  await owner.gql(RESET, { input: { resetToken, password: OWN } });
  expect((await owner.signIn(EMAIL, OWN)).status).toBe(200);
});

test('an account that stays does not keep what the stranger wrote', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(stranger, link);
  await visit();
  const [user] = await users().find();
  await createReviews(harness.dataSource, 1, { user: user! });
  await createActivities(harness.dataSource, 1, { user: user!, type: 'workout', workout: 'Legs' });
  const weight = { userId: user!.id, weightKg: 60, measuredAt: new Date() };
  await harness.dataSource.getRepository(Measurement).insert(weight);
  await users().update({ id: user!.id }, { fitnessGoals: 'Lose weight', workoutPreferences: 'Evenings' });
  const consent = { userId: user!.id, purpose: 'health_data', noticeVersion: '2026-11-30' } as const;
  await harness.dataSource.getRepository(Consent).insert({ ...consent, givenAt: new Date() });
  expect((await cancel(link)).data).toEqual(cancelled(true));
  expect(await users().find()).toMatchObject([{ fitnessGoals: null, workoutPreferences: null }]);
  const open = `select * from consents where purpose = 'health_data' and withdrawn_at is null`;
  expect(await harness.dataSource.query(open)).toEqual([]);
  for (const table of ['reviews', 'body_measurements', `activities where type = 'workout'`])
    expect(await harness.dataSource.query(`select * from ${table}`), table).toEqual([]);
});

test('the link of any sign-up cancels all of the address, also an account that another one created', async () => {
  const first = await signUpByMail(harness, owner, { email: EMAIL });
  const newest = await signUpByMail(harness, stranger, { email: EMAIL });
  expect((await cancel(first)).data).toEqual(cancelled(false));
  expect(refusalOf(await verify(stranger, newest))).toEqual(invalid(authMessages.verificationLinkReplaced));
  await verify(stranger, await signUpByMail(harness, stranger, { email: EMAIL }));
  expect((await cancel(first)).data).toEqual(cancelled(false));
  expect((await stranger.signIn(EMAIL, PASSWORD)).status).toBe(401);
});

test('an account whose owner has reset the password is not taken back', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(stranger, link);
  const resetToken = await resetTokenFor(harness, owner, EMAIL);
  await owner.gql(RESET, { input: { resetToken, password: OWN } });
  const message = authMessages.signUpCancelledWithAccount;
  expect((await cancel(link)).data).toEqual({ cancelSignUp: { hasAccount: true, message } });
  expect((await owner.signIn(EMAIL, OWN)).status).toBe(200);
});

test('an account that is taken back does not keep the names and the phone number of the stranger', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  await verify(stranger, link);
  const names = { name: 'A Stranger', userName: 'a.stranger', phone: '+919876543210' };
  await users().update({ email: EMAIL }, { ...names, phoneConfirmedAt: new Date() });
  await visit();
  await cancel(link);
  const none = { name: null, userName: null, phone: null, phoneConfirmedAt: null };
  expect(await users().findBy({})).toMatchObject([{ ...none, version: 2 }]);
  expect((await stranger.signIn(names.userName, PASSWORD)).status).toBe(401);
});

test('an account of an admin that is taken back is that of a member', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL, role: 'admin', password: ADMIN_SECRET });
  await verify(stranger, link);
  await stranger.signIn(EMAIL, ADMIN_SECRET);
  const input = { currentPassword: ADMIN_SECRET, newPassword: OWN };
  expect((await stranger.gql(CHANGE, { input })).status).toBe(200);
  await stranger.signIn(EMAIL, OWN);
  const { client } = await programOf(harness, stranger, { password: OWN });
  expect((await client.gql(MEMBERS)).errors).toEqual([]);
  expect((await cancel(link)).data).toEqual(cancelled(true));
  expect(await users().findBy({})).toMatchObject([{ role: 'user', mustChangePassword: false }]);
  expect((await stranger.signIn(EMAIL, OWN)).status).toBe(401);
  await users().update({ email: EMAIL }, { role: 'admin' });
  expect((await client.gql(MEMBERS)).status).toBe(401);
});

test('a made-up link, an address of someone else and a link of yesterday cancel nothing', async () => {
  const link = await signUpByMail(harness, stranger, { email: EMAIL });
  const failed = invalid(authMessages.verificationLinkInvalid);
  for (const changed of [{ token: 'x'.repeat(43) }, { email: 'other@example.com' }, { email: 'a@b.c' }])
    expect(refusalOf(await cancel({ ...link, ...changed }))).toEqual(failed);
  await verify(owner, link);
  harness.clock.ms += VERIFICATION_LIFE_MS;
  expect(refusalOf(await cancel(link))).toEqual(failed);
  expect((await owner.signIn(EMAIL, PASSWORD)).status).toBe(200);
});
