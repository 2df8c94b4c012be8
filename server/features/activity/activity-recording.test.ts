/** Staff record and remove visits and workouts. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WORKOUT_NAME_LENGTH_MAX } from '#common/activity/limits';
import { accountMessages } from '#common/accounts/messages';
import { activityMessages } from '#common/activity/messages';
import { idempotencyMessages } from '#common/idempotency/messages';
import { messages } from '#common/messages';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#common/time';
import { invalid, refusalOf } from '../../test/account-calls';
import { activityOf, recordVisit, recordWorkout, removeActivity } from '../../test/activity-calls';
import { Browser } from '../../test/browser';
import { givePass } from '../../test/check-in-calls';
import { createUser } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { beginSession, signedIn } from '../../test/order-calls';
import { savedPlan, tickDay } from '../../test/plan-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import type { User } from '../accounts/user.entity';
import { Activity } from './activity.entity';

let harness: Harness;
let desk: Browser;
let admin: Browser;
let receptionist: User;
let member: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: desk, user: receptionist } = await signedIn(harness, 'front_desk'));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  member = await createUser(harness.dataSource);
});
afterEach(() => harness.stop());

const before = (ms: number) => new Date(harness.clock.ms - ms);
const now = () => before(0).toISOString();
const answerOf = ({ data }: GraphqlAnswer) => data?.['recordVisit'];
const rows = () => harness.dataSource.getRepository(Activity).find({ order: { happenedAt: 'ASC' } });

test('the front desk records a visit as happening now, and the journal says who did', async () => {
  const { data, errors } = await recordVisit(desk, member.id.toUpperCase());
  expect(errors).toEqual([]);
  expect(data?.['recordVisit']).toEqual({
    outcome: 'RECORDED',
    message: activityMessages.visitRecorded,
    visitedAt: null,
    activity: {
      id: expect.any(String) as string,
      type: 'ATTENDANCE',
      workout: null,
      happenedAt: now(),
      createdAt: now(),
      member: { id: member.id, name: member.name },
      recordedBy: { id: receptionist.id, name: receptionist.name },
    },
    member: { id: member.id },
  });
  expect(await harness.dataSource.getRepository(JournalEntry).find()).toMatchObject([
    {
      type: 'activity.recorded',
      memberId: member.id,
      actorId: receptionist.id,
      after: { type: 'attendance', happenedAt: now() },
    },
  ]);
});

test('a visit without an active gym pass at its time needs a reason, which the journal has', async () => {
  const without = { admissionReason: null };
  const undecided = { outcome: 'NO_ACTIVE_PASS', message: activityMessages.noActivePass, activity: null };
  expect(answerOf(await recordVisit(desk, member.id, without))).toMatchObject(undecided);
  expect(refusalOf(await recordVisit(desk, member.id, { admissionReason: ' ' })).status).toBe(400);
  expect(await rows()).toEqual([]);
  activityOf(await recordVisit(desk, member.id, { admissionReason: 'Pays tomorrow' }));
  expect(await harness.dataSource.getRepository(JournalEntry).find()).toMatchObject([
    { after: { reason: 'Pays tomorrow' } },
  ]);
  await givePass(harness, member.id);
  activityOf(await recordVisit(desk, member.id, { ...without, happenedAt: before(3 * DAY_MS) }));
  await harness.dataSource.query('update membership_periods set ended_at = $1', [before(4 * DAY_MS)]);
  expect(answerOf(await recordVisit(desk, member.id, { ...without, isRepeat: true }))).toMatchObject(
    undecided,
  );
  activityOf(await recordVisit(desk, member.id, { ...without, happenedAt: before(5 * DAY_MS) }));
});

test('records a workout with its name, which is trimmed', async () => {
  const workout = activityOf(await recordWorkout(desk, member.id, { workout: '  Squats  and presses ' }));
  expect(workout).toMatchObject({ type: 'WORKOUT', workout: 'Squats and presses' });
});

test.each([
  ['', activityMessages.workoutRequired],
  ['  ', activityMessages.workoutRequired],
  ['x'.repeat(WORKOUT_NAME_LENGTH_MAX + 1), `Use at most ${WORKOUT_NAME_LENGTH_MAX} characters.`],
])('refuses the workout %j', async (workout, message) => {
  expect(refusalOf(await recordWorkout(desk, member.id, { workout }))).toEqual(invalid(message, 'workout'));
  expect(await rows()).toEqual([]);
});

test('a second visit within two hours is not recorded, unless it is said to be one; the answer has the time of the first', async () => {
  await recordVisit(desk, member.id, { happenedAt: before(2 * HOUR_MS) });
  for (const browser of [desk, admin]) {
    expect(answerOf(await recordVisit(browser, member.id))).toEqual({
      outcome: 'RECENTLY_VISITED',
      message: activityMessages.recentlyVisited,
      activity: null,
      member: { id: member.id },
      visitedAt: before(2 * HOUR_MS).toISOString(),
    });
  }
  expect(await rows()).toHaveLength(1);
  activityOf(await recordVisit(desk, member.id, { isRepeat: true }));
  activityOf(await recordVisit(desk, (await createUser(harness.dataSource)).id));
  expect(await rows()).toHaveLength(3);
});

test('a visit two hours and a moment after another one, or at the time of a workout, is no repetition', async () => {
  await recordVisit(desk, member.id, { happenedAt: before(2 * HOUR_MS + 1) });
  await recordWorkout(desk, member.id);
  expect(activityOf(await recordVisit(desk, member.id)).happenedAt).toBe(now());
});

test('of two visits recorded at the same time, one is not recorded', async () => {
  const answers = await Promise.all([recordVisit(desk, member.id), recordVisit(admin, member.id)]);
  const outcomes = answers.map((answer) => (answerOf(answer) as { outcome: string }).outcome);
  expect(outcomes.sort()).toEqual(['RECENTLY_VISITED', 'RECORDED']);
  expect(await rows()).toHaveLength(1);
});

test('repeating a request returns the first entry; other values with its key are refused', async () => {
  const requestKey = randomUUID();
  const first = await recordVisit(desk, member.id, { requestKey });
  harness.clock.ms += MINUTE_MS;
  const second = await recordVisit(desk, member.id, { requestKey });
  const ids = [first, second].map((answer) => activityOf(answer).id);
  expect(new Set(ids).size).toBe(1);
  const other = await createUser(harness.dataSource);
  for (const refused of [
    await recordVisit(desk, other.id, { requestKey }),
    await recordWorkout(desk, member.id, { requestKey }),
  ])
    expect(refusalOf(refused)).toMatchObject({ status: 409, message: idempotencyMessages.requestKeyUsed });
  expect(await rows()).toHaveLength(1);
  activityOf(await recordVisit(admin, other.id, { requestKey }));
});

test('the same key for two members at the same time is refused once', async () => {
  const requestKey = randomUUID();
  const other = await createUser(harness.dataSource);
  const answers = await Promise.all([member, other].map(({ id }) => recordVisit(desk, id, { requestKey })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a time up to a minute ahead counts as now; a later one is refused', async () => {
  const ahead = await recordVisit(desk, member.id, { happenedAt: before(-MINUTE_MS) });
  expect(activityOf(ahead).happenedAt).toBe(now());
  const future = await recordVisit(desk, member.id, { happenedAt: before(-MINUTE_MS - 1), isRepeat: true });
  expect(refusalOf(future)).toEqual(invalid(activityMessages.timeInFuture, 'happenedAt'));
});

test('the front desk goes back seven days, an admin to the day on which the account was created', async () => {
  const earliest = new Date('2026-11-14T00:00:00+05:30');
  const tooEarly = new Date(earliest.getTime() - 1);
  expect(activityOf(await recordVisit(desk, member.id, { happenedAt: earliest })).happenedAt).toBe(
    earliest.toISOString(),
  );
  expect(refusalOf(await recordWorkout(desk, member.id, { happenedAt: tooEarly }))).toEqual(
    invalid(activityMessages.timeTooLongAgo(7), 'happenedAt'),
  );
  activityOf(await recordWorkout(admin, member.id, { happenedAt: member.createdAt }));
  const beforeAccount = new Date(member.createdAt.getTime() - 1);
  for (const happenedAt of [beforeAccount, new Date('0001-01-01T00:00:00Z')]) {
    expect(refusalOf(await recordWorkout(admin, member.id, { happenedAt }))).toEqual(
      invalid(activityMessages.timeBeforeAccount, 'happenedAt'),
    );
  }
});

test('an admin may record visits of the last seven days, even if the account is younger', async () => {
  const { id } = await createUser(harness.dataSource, { createdAt: before(HOUR_MS) });
  activityOf(await recordVisit(admin, id, { happenedAt: before(3 * DAY_MS) }));
});

test.each(['no-id', randomUUID(), ''])('there is no member with the id %j', async (id) => {
  for (const answer of [await recordVisit(desk, id), await recordWorkout(desk, id)]) {
    expect(refusalOf(answer)).toMatchObject({ status: 404, message: accountMessages.notFound });
  }
});

test('members cannot record or remove anything, nor can signed-out clients', async () => {
  const { id } = activityOf(await recordVisit(desk, member.id));
  const { browser, user } = await signedIn(harness);
  for (const answer of [
    await recordVisit(browser, user.id),
    await recordWorkout(browser, user.id),
    await removeActivity(browser, id),
  ])
    expect(answer.status).toBe(403);
  expect((await recordVisit(new Browser(harness), member.id)).status).toBe(401);
  expect(await rows()).toHaveLength(1);
});

test('removing an entry records what it was and why', async () => {
  const { id } = activityOf(await recordWorkout(desk, member.id));
  const { data } = await removeActivity(desk, id, ' Wrong  member ');
  expect(data?.['removeActivity']).toEqual({
    message: activityMessages.activityRemoved,
    removedActivityId: id,
    member: { id: member.id },
  });
  expect(await rows()).toEqual([]);
  const entry = await harness.dataSource.getRepository(JournalEntry).findOneBy({ type: 'activity.removed' });
  expect(entry).toMatchObject({
    subjectId: id,
    memberId: member.id,
    before: { type: 'workout', happenedAt: now() },
    after: { reason: 'Wrong member' },
  });
  expect(refusalOf(await removeActivity(desk, id))).toMatchObject({
    status: 404,
    message: activityMessages.activityNotFound,
  });
});

test('visits say who may remove them', async () => {
  const { id } = activityOf(await recordVisit(desk, member.id));
  const VISITS = '{ activities(first: 5) { nodes { id viewerCanRemove } } }';
  const asStaff = async (staff: Browser) => (await staff.gql(VISITS)).data?.['activities'];
  expect(await asStaff(desk)).toEqual({ nodes: [{ id, viewerCanRemove: true }] });
  const reader = new Browser(harness);
  await beginSession(harness, reader, member);
  const own = await reader.gql('{ me { user { activities(first: 5) { nodes { viewerCanRemove } } } } }');
  expect(own.data).toEqual({ me: { user: { activities: { nodes: [{ viewerCanRemove: false }] } } } });
  harness.clock.ms += DAY_MS;
  await beginSession(harness, desk, receptionist);
  expect(await asStaff(desk)).toEqual({ nodes: [{ id, viewerCanRemove: false }] });
  const { browser: boss } = await signedIn(harness, 'admin');
  expect(await asStaff(boss)).toEqual({ nodes: [{ id, viewerCanRemove: true }] });
});

test('the front desk may remove what was recorded today, an admin anything', async () => {
  harness.clock.ms = Date.parse('2026-11-21T23:59:00+05:30');
  await beginSession(harness, desk, receptionist);
  const visits = [before(0), before(3 * HOUR_MS)].map((happenedAt) =>
    recordVisit(desk, member.id, { happenedAt }),
  );
  const [one, two] = (await Promise.all(visits)).map((answer) => activityOf(answer).id);
  activityOf(await recordVisit(desk, member.id, { isRepeat: true }));
  expect((await removeActivity(desk, one!)).errors).toEqual([]);
  harness.clock.ms += 2 * MINUTE_MS;
  expect(refusalOf(await removeActivity(desk, two!))).toMatchObject({
    status: 403,
    message: activityMessages.onlyOfToday,
  });
  const { browser: boss } = await signedIn(harness, 'admin');
  expect((await removeActivity(boss, two!)).errors).toEqual([]);
});

test.each(['no-id', randomUUID(), ''])('there is no entry with the id %j', async (id) => {
  expect(refusalOf(await removeActivity(admin, id))).toMatchObject({
    status: 404,
    message: activityMessages.activityNotFound,
  });
});

test('requires a reason for a removal', async () => {
  const { id } = activityOf(await recordVisit(desk, member.id));
  expect(refusalOf(await removeActivity(admin, id, ' '))).toEqual(
    invalid(messages.journalReasonRequired, 'reason'),
  );
  expect(await rows()).toHaveLength(1);
});

test('removing the workout of a saved plan marks its day as not done', async () => {
  const { browser } = await signedIn(harness);
  const { id, training } = await savedPlan(browser);
  await tickDay(browser, id, training[0]!);
  const [workout] = await rows();
  expect((await removeActivity(admin, workout!.id)).errors).toEqual([]);
  const { data } = await browser.gql('{ me { user { workoutPlans { doneDays } } } }');
  expect(data).toEqual({ me: { user: { workoutPlans: [{ doneDays: [] }] } } });
});
