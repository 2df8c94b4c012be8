import { randomUUID } from 'node:crypto';
import { addDays, studioDay, textOfDay } from '#common/calendar';
import { FORGOT, signUpByMail, profileInput, UPDATE_PROFILE, verify } from '../../../test/account-calls';
import type { Browser } from '../../../test/browser';
import { createActivities, createReviews, createTrainers, PASSWORD } from '../../../test/factories';
import type { Harness } from '../../../test/harness';
import { actorOf, buyAndRefund, recordReminder } from '../../../test/order-calls';
import { daysOf, noteExercise, savedOf, savePlan, tickDay } from '../../../test/plan-calls';
import type { UserActor } from '../../../lib/actor';
import { NO_CALLER } from '../../../lib/caller';
import { ApiKey } from '../../api-keys/api-key.entity';
import { ClaimCode } from '../../auth/claim-code.entity';
import { PasswordReset } from '../../auth/password-reset.entity';
import { MemberImportRow } from '../../member-imports/member-import-row.entity';
import { MemberImport } from '../../member-imports/member-import.entity';
import { MediaFile } from '../../media/media-file.entity';
import { Passkey } from '../../second-factors/passkey.entity';
import { RecoveryCode } from '../../second-factors/recovery-code.entity';
import { SecondFactor } from '../../second-factors/second-factor.entity';
import { StudioExport } from '../../studio-exports/studio-export.entity';
import { SignInChallenge } from '../../second-factors/sign-in-challenge.entity';
import { Webhook } from '../../webhooks/webhook.entity';
import { StaffInvitation } from '../../staff/staff-invitation.entity';
import { Receipt } from '../../receipts/receipt.entity';
import { User } from '../../accounts/user.entity';

export const EMAIL = 'asha@example.com';

/** A member with rows in every table with data of members. */
export async function memberWithEverything(
  harness: Harness,
  one: Browser,
  { email, contact }: { email: string; contact: string } = { email: EMAIL, contact: '98765 43210' },
): Promise<User> {
  await verify(one, await signUpByMail(harness, one, { email }));
  await one.signIn(email, PASSWORD, true);
  const input = {
    name: 'Asha Kulkarni',
    contact,
    fitnessGoals: 'Strength',
    bodyMeasurements: { weight: 70 },
  };
  await one.gql(UPDATE_PROFILE, { input: profileInput(input) });
  await one.rest('POST', '/user-details', { dietGoal: 'Eat more vegetables' });
  await one.gql(FORGOT, { email });
  await harness.runDueJobs();
  const user = await harness.dataSource.getRepository(User).findOneByOrFail({ email });
  const moment = new Date(harness.clock.ms);
  const hidden = { hiddenAt: moment, hiddenReason: 'A private detail', hiddenBy: user.id };
  const answered = { answer: 'Thank you', answeredAt: moment, answeredBy: user.id };
  await createReviews(harness.dataSource, 1, { user, ...hidden, ...answered });
  await createActivities(harness.dataSource, 1, { user, recordedBy: user.id });
  const [trainer] = await createTrainers(harness.dataSource, 1, { slug: randomUUID() });
  await harness.services.trainerAssignments.assign(actorOf(user), user.id, trainer!.id);
  const asDesk = actorOf({ id: user.id, role: 'front_desk' });
  await harness.services.followUps.contact(asDesk, {
    memberId: user.id,
    note: 'Back on Monday',
    requestKey: randomUUID(),
  });
  await harness.services.memberNotes.add(asDesk, {
    memberId: user.id,
    text: 'Prefers mornings',
    requestKey: randomUUID(),
  });
  const question = { name: 'Asha', contact: email, message: `Is there a lift? ${email}`, hasConsented: true };
  await harness.services.enquiries.send(question, actorOf(user), NO_CALLER);
  for (const { id } of (await harness.services.enquiries.list({ status: 'open' }, { first: 1, sizeMax: 1 }))
    .rows)
    await harness.services.enquiries.answer(actorOf(user), { id, note: 'Called back' });
  const claim = { userId: user.id, key: 'a-key', content: 'a review', otherContent: () => new Error() };
  await (await harness.services.idempotencyKeys.claim(claim)).release({ isRefused: false });
  await workInAdminPanel(harness, actorOf(user), trainer!.id);
  const { id } = savedOf(await savePlan(one));
  const day = (await daysOf(one, id)).training[0]!;
  await tickDay(one, id, day);
  await noteExercise(one, { planId: id, day, position: 1, doneSets: [1] });
  const expiresAt = new Date(harness.clock.ms);
  const code = { userId: user.id, codeHash: user.id, expiresAt, madeBy: user.id };
  await harness.dataSource.getRepository(ClaimCode).insert(code);
  await addStaffData(harness, user);
  await buyAndRefund(harness, user);
  await signWaiver(harness, actorOf(user));
  await shareReceiptOf(harness, user);
  await moveEnd(harness, actorOf(user));
  const { codes } = await harness.services.checkInCodes.issue(actorOf(user));
  const decision = { isRepeat: true, admissionReason: 'Trial', requestKey: randomUUID() };
  await harness.services.checkIn.record(actorOf({ id: user.id, role: 'front_desk' }), {
    member: { code: codes[0]!.text },
    ...decision,
  });
  return user;
}

/** Data about staff: trainer page, invitation, picture, second factor, API key, webhook and pending log-in. */
async function addStaffData({ dataSource, clock }: Harness, { id: userId, email }: User) {
  const moment = new Date(clock.ms);
  await createTrainers(dataSource, 1, { slug: randomUUID(), userId });
  await dataSource.getRepository(StaffInvitation).insert({
    email: `${email}.invited`,
    role: 'trainer',
    tokenHash: userId,
    invitedBy: userId,
    createdAt: moment,
    expiresAt: moment,
  });
  await dataSource.getRepository(ApiKey).insert({
    name: `Turnstile of ${userId}`,
    keyHash: userId,
    ending: 'a1b2',
    ownerId: userId,
    permissions: ['members:read-any'],
    addresses: ['192.0.2.0/24'],
    createdAt: moment,
    expiresAt: moment,
    lastUsedAt: moment,
  });
  await dataSource.getRepository(PasswordReset).update({ userId }, { madeBy: userId });
  await dataSource.getRepository(Webhook).insert({
    ...{ url: 'https://turnstile.example', events: [], secret: 'sealed' },
    setUpBy: userId,
    createdAt: moment,
  });
  await dataSource.getRepository(MediaFile).insert({
    uploadedBy: userId,
    createdAt: moment,
    uploadExpiresAt: moment,
  });
  await dataSource.getRepository(SecondFactor).insert({ userId, secret: 'sealed' });
  await dataSource.getRepository(Passkey).insert({
    ...{
      userId,
      credentialId: userId,
      publicKey: Buffer.of(1),
      counter: 0,
      transports: [],
      name: 'My phone',
    },
    createdAt: moment,
  });
  await dataSource.getRepository(RecoveryCode).insert({ userId, codeHash: userId });
  const waiting = { tokenHash: userId, passwordMark: userId, isKept: true, expiresAt: moment };
  await dataSource.getRepository(SignInChallenge).insert({ userId, ...waiting });
}

async function shareReceiptOf({ services, dataSource }: Harness, { id }: User) {
  const receipt = await dataSource.getRepository(Receipt).findOneByOrFail({ order: { userId: id } });
  const desk = actorOf({ id, role: 'front_desk' });
  await services.receiptCopies.share(desk, { id: receipt.id, requestKey: randomUUID() });
}

async function signWaiver({ services }: Harness, user: UserActor) {
  await services.waivers.publish(user, { text: 'At my own risk.', expectedVersion: 0 });
  const signed = { version: 1, name: 'Asha Kulkarni', isOnPaper: true };
  await services.waivers.record(user, { memberId: user.id, ...signed });
}

/** Freezes and extends the running pass, after which a reminder of its end is sent again. */
async function moveEnd({ services, clock, dataSource }: Harness, user: UserActor) {
  const change = { memberId: user.id, days: 3, requestKey: randomUUID() };
  const startsOn = textOfDay(addDays(studioDay(clock.ms), 2));
  await services.membershipFreezes.freeze(user, { ...change, startsOn });
  await services.membershipExtensions.extend(user, { ...change, planType: 'pass', reason: 'Closed' });
  await recordReminder(dataSource, user);
}

/** Adds rows to the tables about the work of staff; here, the user works on their own account. */
async function workInAdminPanel(
  { services, dataSource, clock }: Harness,
  user: UserActor,
  trainerId: string,
) {
  await services.listViews.add(user, { name: 'Mine', isShared: false, parameters: 'status=active' });
  await services.bulkChanges.start(
    { ...user, role: 'admin' },
    {
      members: { memberIds: [user.id] },
      expectedCount: 1,
      requestKey: randomUUID(),
      action: { type: 'assign_trainer', trainerId },
    },
  );
  const moment = new Date(clock.ms);
  const { id: importId } = await dataSource.getRepository(MemberImport).save({
    fileName: 'members.csv',
    createdAt: moment,
    createdBy: user.id,
    startedBy: user.id,
    undoneBy: user.id,
    changedAt: moment,
    uploadExpiresAt: moment,
  });
  await dataSource
    .getRepository(StudioExport)
    .insert({ status: 'failed', startedBy: user.id, startedAt: moment });
  const row = { importId, position: 2, plan: 'update' as const, userId: user.id };
  await dataSource.getRepository(MemberImportRow).insert(row);
}

/** Tables with a foreign key to users, and its column. */
export const foreignKeysToUsers = ({ dataSource }: Harness) =>
  dataSource.query<{ name: string; column: string }[]>(`
    select conrelid::regclass::text as name, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass
  `);
