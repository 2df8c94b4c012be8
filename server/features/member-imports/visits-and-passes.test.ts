/** Visits and past passes are imported for the members who are there, as the members' file is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowMessages } from '#common/member-imports/messages';
import { recordVisit } from '../../test/activity-calls';
import { createUser, type UserWithEmail } from '../../test/factories';
import type { Browser } from '../../test/browser';
import type { Harness } from '../../test/harness';
import { startImporter, type ImportAnswer, type Importer } from '../../test/import-calls';
import { summaryDifferences } from '../../test/summaries';
import { User } from '../accounts/user.entity';
import { Activity } from '../activity/activity.entity';
import { MembershipPeriod } from '../memberships/membership-period.entity';

let harness: Harness;
let admin: Browser;
let importer: Importer;
let asha: UserWithEmail;
beforeEach(async () => {
  ({ harness, admin, importer } = await startImporter());
  asha = await createUser(harness.dataSource, { email: 'asha@example.com' });
});
afterEach(() => harness.stop());

const file = (heads: string, rows: readonly string[]) =>
  [heads, ...rows].map((line) => `${line}\r\n`).join('');
const visits = (...rows: string[]) => file('E-mail,Visited at,Type,Workout', rows);
const passes = (...rows: string[]) => file('user_id,plan,starts_at,ends_at', rows);

const visitsOf = (userId: string) =>
  harness.dataSource.getRepository(Activity).find({ where: { userId }, order: { happenedAt: 'ASC' } });
const passesOf = (userId: string) =>
  harness.dataSource.getRepository(MembershipPeriod).find({ where: { userId }, order: { startsAt: 'ASC' } });
const timesOf = async (userId: string) =>
  (await visitsOf(userId)).map(({ happenedAt }) => happenedAt.toISOString());
const count = async (table: string) => {
  const [row] = await harness.dataSource.query<{ count: number }[]>(`select count(*)::int from ${table}`);
  return row!.count;
};
const cures = async ({ id }: ImportAnswer) =>
  (await importer.rows(id, { plans: ['SKIP'] })).map(({ position, problems: [first] }) => [
    position,
    first!.column,
    first!.message,
  ]);

test('visits are checked without a change, imported once, and counted wherever visits are', async () => {
  await recordVisit(admin, asha.id, { happenedAt: new Date('2026-11-20T18:30:20+05:30') });
  const { user: staff } = await staffMember();
  const content = visits(
    'asha@example.com,2026-01-05T06:40:00+05:30,,',
    'asha@example.com,2026-01-05 06:40,visit,',
    'ASHA@example.com,2026-11-20T13:00:00Z,attendance,',
    'asha@example.com,2026-01-05T06:40:00+05:30,workout,Squats',
    'asha@example.com,2026-01-05 07:00,workout,',
    'new@example.com,2026-01-05 07:00,,',
    'asha@example.com,2026-11-22 07:00,,',
    'asha@example.com,2026-01-05,,',
    'asha@example.com,2026-01-05 25:00,,',
    'asha@example.com,2026-01-05 07:00,Yoga,',
    `${staff.email},2026-01-05 07:00,,`,
    ',2026-01-05 07:00,,',
  );
  const checked = await importer.uploadAndCheck(content);
  expect(checked).toMatchObject({ kind: 'VISITS', counts: { create: 2, unchanged: 2, skip: 8 } });
  expect(await cures(checked)).toEqual([
    [6, 'Workout', rowMessages.workoutMissing],
    [7, 'E-mail', rowMessages.memberUnknown],
    [8, 'Visited at', rowMessages.inFuture],
    [9, 'Visited at', rowMessages.timeMissing],
    [10, 'Visited at', rowMessages.timeInvalid],
    [11, 'Type', rowMessages.activityUnknown],
    [12, 'E-mail', rowMessages.ofStaff],
    [13, '', rowMessages.memberMissing],
  ]);
  expect(await visitsOf(asha.id)).toHaveLength(1);
  const done = await importer.run(checked);
  expect(done).toMatchObject({ status: 'DONE', counts: { created: 2, failed: 0 } });
  expect((await visitsOf(asha.id)).map(({ type, workout }) => [type, workout])).toEqual(
    expect.arrayContaining([
      ['attendance', null],
      ['workout', 'Squats'],
    ]),
  );
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
  expect((await importer.uploadAndCheck(content)).counts).toMatchObject({ create: 0, unchanged: 4 });
  const entries = await harness.dataSource.query<{ after: object }[]>(
    "select after from journal where type = 'members.imported'",
  );
  expect(entries).toEqual([{ after: { kind: 'visits', created: 2, updated: 0, failed: 0 } }]);

  const undone = await importer.undo(done);
  expect(undone).toMatchObject({ status: 'UNDONE', counts: { removed: 2, kept: 0, notUndone: 0 } });
  expect(await timesOf(asha.id)).toEqual(['2026-11-20T13:00:20.000Z']);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

async function staffMember() {
  const user = await createUser(harness.dataSource, { role: 'trainer', name: 'Ravi Kale' });
  return { user };
}

test('a time may be in a column of its own, or the number of a spreadsheet, and staff are named in words', async () => {
  const { user: staff } = await staffMember();
  const list = file('Date,Time,Name,E-mail,Type,Workout,Trainer', [
    '20/11/2026,6:40 am,Asha,asha@example.com,visit,,ravi kale',
    '19/11/2026,18:05,Asha,asha@example.com,visit,,Somebody Else',
    '46344.25,,Asha,asha@example.com,visit,,',
  ]);
  const done = await importer.import(list);
  expect(done).toMatchObject({ kind: 'VISITS', counts: { created: 3 } });
  expect(
    (await visitsOf(asha.id)).map(({ happenedAt, recordedBy }) => [happenedAt.toISOString(), recordedBy]),
  ).toEqual([
    ['2026-11-18T00:30:00.000Z', null],
    ['2026-11-19T12:35:00.000Z', null],
    ['2026-11-20T01:10:00.000Z', staff.id],
  ]);
});

test('a phone number names a member only if staff entered or confirmed it', async () => {
  const phone = '+919876543210';
  const users = harness.dataSource.getRepository(User);
  await users.update(asha.id, { phone, phoneConfirmedAt: null });
  const content = file('Mobile,Check-in', [`${phone},2026-01-05 07:00`]);
  const checked = await importer.uploadAndCheck(content);
  expect(await cures(checked)).toEqual([[2, 'Mobile', rowMessages.phoneUnconfirmed]]);
  await users.update(asha.id, { phoneConfirmedAt: new Date(harness.clock.ms) });
  expect((await importer.import(content)).counts).toMatchObject({ created: 1 });
});

test('a member who was there before the import is also known by the id in the export', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const members = file('id,name,email,role', [`${id},Asha,asha@example.com,user`]);
  await importer.import(members);
  const done = await importer.import(file('user_id,happened_at', [`${id},2026-01-05T06:40:00+05:30`]));
  expect(done.counts).toMatchObject({ created: 1 });
  expect(await timesOf(asha.id)).toEqual(['2026-01-05T01:10:00.000Z']);
});

test('what has been entered or deleted since the check is left out, and the rest goes on', async () => {
  const gone = await createUser(harness.dataSource, { email: 'gone@example.com' });
  const checked = await importer.uploadAndCheck(
    visits(
      'asha@example.com,2026-11-20 07:00,,',
      'asha@example.com,2026-11-20 08:00,,',
      'gone@example.com,2026-11-20 08:00,,',
    ),
  );
  await recordVisit(admin, asha.id, { happenedAt: new Date('2026-11-20T07:00:30+05:30') });
  await harness.dataSource.getRepository(User).delete(gone.id);
  const done = await importer.run(checked);
  expect((await importer.rows(done.id)).map(({ result, explanation }) => [result, explanation])).toEqual([
    ['FAILED', 'The same visit, or a pass for the same days, has been entered since the check.'],
    ['CREATED', null],
    ['FAILED', 'The account has been deleted meanwhile.'],
  ]);
  const [, visit] = await visitsOf(asha.id);
  await harness.dataSource.getRepository(Activity).delete(visit!.id);
  const undone = await importer.undo(done);
  expect(undone.counts).toMatchObject({ removed: 0, notUndone: 1 });
});

test('passes are added without orders, receipts or money, and summaries know them', async () => {
  const before = await Promise.all(['orders', 'receipts', 'ledger_entries', 'mails'].map(count));
  const checked = await importer.uploadAndCheck(
    passes(
      `${asha.id},Premium,2026-01-01,2026-03-31`,
      `${asha.id},premium,2026-04-01,2026-06-30`,
      `${asha.id},Premium,2026-01-01,2026-03-31`,
      `${asha.id},Premium,2026-06-30,2026-07-31`,
      `${asha.id},Premium,2026-11-01T09:00:00+05:30,2026-12-01T00:00:00+05:30`,
      `${asha.id},Premium,2026-12-05,2027-01-04`,
      `${asha.id},Premium,2026-10-05,2026-09-05`,
      `${asha.id},Gold,2025-01-01,2025-01-31`,
      `${asha.id},,2025-02-01,2025-02-28`,
    ),
  );
  expect(checked).toMatchObject({ kind: 'PASSES', counts: { create: 3, unchanged: 1, skip: 5 } });
  expect(checked.unknownPlans).toEqual([{ name: 'Gold', rowCount: 1 }]);
  expect(await cures(checked)).toEqual([
    [5, 'starts_at', rowMessages.passOverlaps('Premium', '2026-04-01', '2026-06-30')],
    [7, 'starts_at', rowMessages.passNotBegun],
    [8, 'ends_at', rowMessages.endBeforeStart],
    [9, 'plan', rowMessages.planUnknown('Premium')],
    [10, 'plan', rowMessages.passPlanMissing],
  ]);
  const again = await importer.check(checked, { planNames: [{ name: 'Gold', offerId: null }] });
  expect(again.counts).toMatchObject({ create: 4, skip: 4 });
  const done = await importer.run(again);
  const periods = await passesOf(asha.id);
  expect(periods.map(({ planName, months, endsAt }) => [planName, months, endsAt.toISOString()])).toEqual([
    ['Gold', 1, '2025-01-31T18:30:00.000Z'],
    ['Premium', 3, '2026-03-31T18:30:00.000Z'],
    ['Premium', 3, '2026-06-30T18:30:00.000Z'],
    ['Premium', 1, '2026-11-30T18:30:00.000Z'],
  ]);
  expect(periods.every(({ orderId }) => orderId === null)).toBe(true);
  expect(await Promise.all(['orders', 'receipts', 'ledger_entries', 'mails'].map(count))).toEqual(before);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});

  await harness.dataSource
    .getRepository(MembershipPeriod)
    .update(periods[3]!.id, { endedAt: new Date(harness.clock.ms) });
  const undone = await importer.undo(done);
  expect(undone.counts).toMatchObject({ removed: 3, kept: 1 });
  const running = (await passesOf(asha.id)).filter(
    ({ startsAt, endedAt }) => endedAt?.getTime() !== startsAt.getTime(),
  );
  expect(running.map(({ id }) => id)).toEqual([periods[3]!.id]);
  expect(
    (await importer.rows(done.id, { undoResults: ['KEPT'] })).map(({ explanation }) => explanation),
  ).toEqual(['The pass has been changed since the import.']);
});

test('members, their visits and passes are undone in the other order than they were imported', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const imports = [
    await importer.import(file('id,name,email', [`${id},Meera,meera@example.com`])),
    await importer.import(file('user_id,happened_at', [`${id},2026-01-05T06:40:00+05:30`])),
    await importer.import(passes(`${id},Premium,2026-01-01,2026-03-31`)),
  ];
  for (const done of imports.toReversed())
    expect((await importer.undo(done)).counts).toMatchObject({ removed: 1, kept: 0 });
  expect(await harness.dataSource.getRepository(User).existsBy({ id })).toBe(false);
});

test('what the rows are can be chosen, and then columns of others are refused', async () => {
  const heads = 'Name,E-mail,Plan,Start date,End date';
  const uploaded = await importer.upload(file(heads, ['Asha,asha@example.com,Premium,1/2/2026,28/2/2026']));
  expect(uploaded).toMatchObject({ kind: 'MEMBERS' });
  await importer.call('changeMemberImportHeads', { id: uploaded.id, headRow: 1, kind: 'PASSES' });
  const changed = await importer.read(uploaded.id);
  expect(changed.columns.map(({ field }) => field)).toEqual([null, 'EMAIL', 'PLAN', 'STARTS_ON', 'ENDS_ON']);
  expect(changed.likelyEnds).toEqual([]);
  const refusals: [fields: string[], field: string][] = [
    [['NAME', 'EMAIL'], 'columns'],
    [['EMAIL', 'PLAN'], 'columns'],
    [['PLAN', 'STARTS_ON', 'ENDS_ON'], 'columns'],
  ];
  for (const [fields, field] of refusals) {
    const columns = fields.map((one, position) => ({ position, field: one }));
    const { errors } = await importer.call('checkMemberImport', { id: uploaded.id, columns });
    expect(
      errors[0]?.extensions.fields?.map(({ path }) => path),
      fields.join(),
    ).toEqual([[field]]);
  }
  expect((await importer.check(changed)).counts).toMatchObject({ create: 1 });
});
