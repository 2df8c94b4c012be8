/** Undoing an import keeps what has been used since, and puts back all that the import changed. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#common/time';
import { activityOf, recordVisit, recordWorkout, removeActivity } from '../../test/activity-calls';
import { Browser } from '../../test/browser';
import { run } from '../../test/database-template';
import { createPlanOffers, createTrainers, createUser } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { Importer } from '../../test/import-calls';
import { actorOf, beginSession, orderInput, signedIn } from '../../test/order-calls';
import { VisitHoursService } from '../activity/visit-hours.service';
import { DietDetails } from '../diet/diet-details.entity';
import { User } from '../accounts/user.entity';
import { TrainedExerciseRow } from '../workout-plans/trained-exercise.entity';
import { UNJOURNALED_ROWS } from './members/account-use';

let harness: Harness;
let admin: Browser;
let staff: User;
let importer: Importer;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: admin, user: staff } = await signedIn(harness, 'admin'));
  importer = new Importer(harness, admin);
  await createPlanOffers(harness.dataSource, 1, { name: 'Premium' });
});
afterEach(() => harness.stop());

const HEADS = 'Name,E-mail,Phone,Plan,Plan end\r\n';
const file = (...rows: string[]) => HEADS + rows.map((row) => `${row}\r\n`).join('');
const emailOf = (index: number) => `new${index}@example.com`;
const rowOf = (index: number) => `Member ${index},${emailOf(index)},,Premium,23/12/2026`;

const users = () => harness.dataSource.getRepository(User);
const find = (email: string) => users().findOneByOrFail({ email });
const hoursAgo = (hours: number) => new Date(harness.clock.ms - hours * HOUR_MS);
const planned = async (name: string) => (await createPlanOffers(harness.dataSource, 1, { name }))[0]!;

const LOGGED_IN = 'The member has confirmed the e-mail address or logged in since the import.';
const ORDERED = 'The member has ordered since the import.';
const VISITED = 'The member has come since the import.';
const EDITED = 'The member has been edited since the import.';

type Use = (member: User) => Promise<unknown>;

/** Uses of an account, and the explanation why it is kept. Some happened before the import, but were entered later. */
const USES: [what: string, explanation: string, use: Use][] = [
  ['a session', LOGGED_IN, (member) => beginSession(harness, new Browser(harness), member)],
  ['a password', LOGGED_IN, ({ id }) => users().update(id, { passwordHash: 'chosen' })],
  ['a confirmed address', LOGGED_IN, ({ id }) => users().update(id, { emailVerificationHash: null })],
  ['an order', ORDERED, placeOrder],
  ['a visit of now', VISITED, ({ id }) => recordVisit(admin, id)],
  ['a visit of before', VISITED, ({ id }) => recordVisit(admin, id, { happenedAt: hoursAgo(2) })],
  ['a workout of before', VISITED, ({ id }) => recordWorkout(admin, id, { happenedAt: hoursAgo(3) })],
  ['a visit that was removed', VISITED, visitAndRemove],
  ['a note', EDITED, ({ id }) => addNote(id)],
  [
    'a note that was removed',
    EDITED,
    async ({ id }) => harness.services.memberNotes.remove(actorOf(staff), (await addNote(id)).id),
  ],
  ['a trainer', EDITED, ({ id }) => assign(id, 0)],
  [
    'a trainer that was taken off',
    EDITED,
    async ({ id }) => {
      await assign(id, 1);
      await harness.services.trainerAssignments.assign(actorOf(staff), id, null);
    },
  ],
  [
    'a conversation',
    EDITED,
    ({ id }) =>
      harness.services.followUps.contact(actorOf(staff), {
        memberId: id,
        note: '',
        requestKey: randomUUID(),
      }),
  ],
  ['a snooze', EDITED, ({ id }) => harness.services.followUps.snooze(actorOf(staff), { id, days: 7 })],
  [
    'another name',
    EDITED,
    ({ id }) => harness.services.memberAdministration.update(actorOf(staff), id, { name: 'Asha' }),
  ],
  [
    'a measurement',
    EDITED,
    ({ id }) =>
      harness.services.memberAdministration.update(actorOf(staff), id, {
        bodyMeasurements: { weightKg: 70 },
        hasMemberAgreed: true,
      }),
  ],
  [
    'a consent',
    EDITED,
    ({ id }) =>
      harness.dataSource.transaction((manager) =>
        harness.services.consents.giveInPerson(manager, id, 'health_data'),
      ),
  ],
  ['diet details', EDITED, ({ id }) => addDietDetails(id)],
  ['a trained exercise', EDITED, ({ id }) => addTrainedExercise(id)],
  ['another membership', EDITED, grantMembership],
  [
    'a membership that was ended',
    EDITED,
    ({ id }) =>
      harness.services.membershipAdministration.cancel(actorOf(staff), {
        memberId: id,
        planType: 'pass',
        reason: 'Moved away',
      }),
  ],
  ['a role', EDITED, ({ id }) => users().update(id, { role: 'trainer' })],
  [
    'a review',
    EDITED,
    (member) =>
      harness.services.reviewWriting.add(actorOf(member), {
        name: 'Asha',
        rating: 5,
        comment: 'Good',
        requestKey: randomUUID(),
      }),
  ],
];

const addNote = (memberId: string) =>
  harness.services.memberNotes.add(actorOf(staff), { memberId, text: 'Mornings', requestKey: randomUUID() });
const addDietDetails = (userId: string) =>
  harness.dataSource.getRepository(DietDetails).insert({
    userId,
    createdAt: hoursAgo(0),
    updatedAt: hoursAgo(0),
  });
const addTrainedExercise = (userId: string) =>
  harness.dataSource.getRepository(TrainedExerciseRow).insert({
    userId,
    day: 1,
    position: 1,
    exerciseId: 'squat',
    doneSets: [1],
    trainedAt: hoursAgo(0),
  });

async function placeOrder(member: User) {
  await harness.services.orders.place(actorOf(member), orderInput(await planned('Basic')));
}

async function visitAndRemove({ id }: User) {
  await removeActivity(admin, activityOf(await recordVisit(admin, id)).id);
}

async function assign(memberId: string, index: number) {
  const slug = `coach-${index}`;
  const [trainer] = await createTrainers(harness.dataSource, 1, { position: index, slug });
  await harness.services.trainerAssignments.assign(actorOf(staff), memberId, trainer!.id);
}

async function grantMembership({ id }: User) {
  const { id: offerId } = await planned('Gold');
  const given = { memberId: id, offerId, reason: 'Gift', requestKey: randomUUID() };
  await harness.services.membershipAdministration.grant(actorOf(staff), given);
}

/** Changes that a new count of all visits would make. */
async function driftOf(): Promise<unknown> {
  const { manager } = harness.dataSource;
  const read = () => manager.query<object[]>('select * from visit_hours where count > 0 order by day, hour');
  const before = await read();
  await new VisitHoursService().writeAll(manager);
  const after = await read();
  return JSON.stringify(before) === JSON.stringify(after) ? null : { before, after };
}

test('undo keeps a new member after any use, by the time at which it was recorded', async () => {
  const done = await importer.import(file(...USES.map((_use, index) => rowOf(index)), rowOf(USES.length)));
  harness.clock.ms += MINUTE_MS;
  for (const [index, [what, , use]] of USES.entries()) {
    const answer = (await use(await find(emailOf(index)))) as { errors?: unknown[] } | undefined;
    expect([what, answer?.errors ?? []]).toEqual([what, []]);
  }
  const visits = await harness.dataSource.query(
    "select * from activities where type = 'attendance' order by id",
  );
  await importer.undo(done);
  const rows = await importer.rows(done.id);
  expect(rows.map(({ undoResult, explanation }) => [undoResult, explanation])).toEqual([
    ...USES.map(([, explanation]) => ['KEPT', explanation]),
    ['REMOVED', null],
  ]);
  expect(
    await harness.dataSource.query("select * from activities where type = 'attendance' order by id"),
  ).toEqual(visits);
  expect(await driftOf()).toBeNull();
});

test('undo keeps the membership of a known member after what was recorded since, and no other use', async () => {
  const known = await Promise.all(
    ['visited', 'came', 'idle'].map((name) =>
      createUser(harness.dataSource, { email: `${name}@example.com`, phone: null }),
    ),
  );
  const [visited, came] = known as [User, User, User];
  await recordVisit(admin, came.id, { happenedAt: hoursAgo(2) });
  harness.clock.ms += MINUTE_MS;
  const done = await importer.import(
    file(...known.map(({ name, email }) => `${name},${email},,Premium,23/12/2026`)),
  );
  harness.clock.ms += MINUTE_MS;
  await recordVisit(admin, visited.id, { happenedAt: hoursAgo(2) });
  await importer.undo(done);
  const rows = await importer.rows(done.id);
  expect(rows.map(({ undoResult }) => undoResult)).toEqual(['KEPT', 'RESTORED', 'RESTORED']);
  expect(await driftOf()).toBeNull();
});

test('undo makes a known member be at risk again as before', async () => {
  const old = await createUser(harness.dataSource, { email: 'old@example.com', phone: null });
  const named = await createUser(harness.dataSource, { email: 'named@example.com', phone: null });
  const imported = await createUser(harness.dataSource, {
    email: 'imported@example.com',
    phone: null,
    importedAt: hoursAgo(5),
  });
  const done = await importer.import(
    file(
      `Old,${old.email},,Premium,23/12/2026`,
      `Other Name,${named.email},,,`,
      `Imported,${imported.email},,Premium,23/12/2026`,
    ),
  );
  expect((await find(old.email)).importedAt).not.toBeNull();
  expect((await find(named.email)).importedAt).toBeNull();
  await importer.undo(done);
  expect(await find(old.email)).toMatchObject({ importedAt: null, name: old.name });
  expect((await find(imported.email)).importedAt).toEqual(hoursAgo(5));
});

/** How the undo of an import notices rows of the tables that are deleted with an account. */
const NOTICED_BY: Record<string, 'a column of its time' | 'the journal' | 'a log-in' | 'nothing'> = {
  ...Object.fromEntries(Object.keys(UNJOURNALED_ROWS).map((table) => [table, 'a column of its time'])),
  follow_ups: 'the journal',
  member_notes: 'the journal',
  membership_extensions: 'the journal',
  membership_freezes: 'the journal',
  membership_periods: 'the journal',
  reviews: 'the journal',
  trainer_assignments: 'the journal',
  check_in_digits: 'a log-in',
  enquiries: 'a log-in',
  saved_list_views: 'a log-in',
  sessions: 'a log-in',
  idempotency_keys: 'a log-in',
  used_check_in_codes: 'a log-in',
  // Repeats other rows.
  member_summaries: 'nothing',
  // These belong to staff, whose accounts no import changes.
  api_keys: 'a log-in',
  passkeys: 'a log-in',
  recovery_codes: 'a log-in',
  second_factors: 'a log-in',
  staff_invitations: 'a log-in',
  sign_in_challenges: 'a log-in',
  studio_exports: 'a log-in',
  // Staff make it; using it is a log-in.
  claim_codes: 'nothing',
  // Anybody can ask for an OTP.
  password_resets: 'nothing',
};

test('the undo of an import notices rows of every table that is deleted with an account', async () => {
  const tables = await run(
    inject('templateUrl'),
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`,
  );
  const names = (tables as { name: string }[]).map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(NOTICED_BY).sort());
});
