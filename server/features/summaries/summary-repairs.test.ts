import { afterEach, beforeEach, expect, test } from 'vitest';
import type { QueryRunner } from 'typeorm';
import { DAY_MS } from '#common/time';
import { createActivities, createPlanOffers, createUser } from '../../test/factories';
import { eventually } from '../../test/eventually';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, orderInput } from '../../test/order-calls';
import { summaryDifferences } from '../../test/summaries';
import { VisitHoursService } from '../activity/visit-hours.service';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let member: User;
let writer: QueryRunner;
beforeEach(async () => {
  harness = await startHarness();
  const { services, dataSource } = harness;
  member = await createUser(dataSource);
  await createActivities(dataSource, 3, { user: member, happenedAt: new Date(harness.clock.ms) });
  const [offer] = await createPlanOffers(dataSource, 1);
  const { order } = await services.orders.place(actorOf(member), orderInput(offer!));
  const staff = await createUser(dataSource);
  await services.orderAdministration.confirm(actorOf(staff), order.id, { method: 'cash' });
  writer = dataSource.createQueryRunner();
});
afterEach(async () => {
  await writer.release();
  await harness.stop();
});

/** Hours without visits may have a row. */
const ROWS = ['member_summaries', 'member_attendance', 'visit_hours where count > 0', 'revenue_days'];

/** Rows without the time of the correction. */
async function rowsOf(rows: string): Promise<object[]> {
  const found = await harness.dataSource.query<object[]>(`select * from ${rows} order by 1, 2`);
  return found.map((row) => ({ ...row, updated_at: undefined }));
}
const everything = () => Promise.all(ROWS.map(rowsOf));

const logged = () =>
  harness.logs
    .map((line) => JSON.parse(line) as { msg: string; table: string; compared: number; different: number })
    .filter(({ msg }) => msg === 'summary compared with its sources')
    .map(({ table, compared, different }) => [table, compared, different]);

test('wrong and missing rows are corrected, counted and logged', async () => {
  const other = await createUser(harness.dataSource);
  await harness.services.summaryRepairs.run();
  harness.logs.length = 0;
  const right = await everything();
  await harness.dataSource.query("update member_summaries set search_text = 'wrong' where user_id = $1", [
    other.id,
  ]);
  await harness.dataSource.query('delete from member_attendance where user_id = $1', [member.id]);
  await harness.dataSource.query('update visit_hours set count = count + 2');
  await harness.dataSource.query('delete from revenue_days');
  await harness.services.summaryRepairs.run();
  expect(await everything()).toEqual(right);
  expect(logged()).toEqual([
    ['revenue_days', 1, 1],
    ['visit_hours', 1, 1],
    ['reviews', 0, 0],
    ['member_summaries', 3, 1],
    ['member_attendance', 3, 1],
  ]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});

/** Changes the tables of visits like a transaction that records a visit. */
async function addVisit(happenedAt: Date): Promise<void> {
  await writer.query("insert into activities (user_id, type, happened_at) values ($1, 'attendance', $2)", [
    member.id,
    happenedAt,
  ]);
  await new VisitHoursService().add(writer.manager, [happenedAt]);
}

test('right summaries are compared without waiting for those who write them', async () => {
  await writer.startTransaction();
  await addVisit(new Date(harness.clock.ms));
  await writer.query('select 1 from users for no key update');
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
  await writer.rollbackTransaction();
});

const isWaitedFor = () =>
  eventually(async () => {
    const waiting: unknown = await writer.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(waiting).toHaveLength(1);
  });

/** Visits are counted in one hour of today, but wrongly. */
async function miscount(): Promise<void> {
  await harness.dataSource.query('update visit_hours set count = 40');
}

test.each(['a counted hour', 'an hour without visits'])(
  'a visit in %s that is recorded meanwhile is counted once',
  async (hour) => {
    await miscount();
    await writer.startTransaction();
    await addVisit(new Date(harness.clock.ms - (hour === 'a counted hour' ? 0 : DAY_MS / 8)));
    const repair = summaryDifferences(harness.dataSource);
    await isWaitedFor();
    await writer.commitTransaction();
    expect(await repair).toMatchObject({ visit_hours: 1 });
    expect(await summaryDifferences(harness.dataSource)).toEqual({});
  },
);

test('a visit that is counted after the correction is counted once', async () => {
  await miscount();
  const happenedAt = new Date(harness.clock.ms);
  await writer.startTransaction();
  await writer.query("insert into activities (user_id, type, happened_at) values ($1, 'attendance', $2)", [
    member.id,
    happenedAt,
  ]);
  expect(await summaryDifferences(harness.dataSource)).toEqual({ visit_hours: 1 });
  await new VisitHoursService().add(writer.manager, [happenedAt]);
  await writer.commitTransaction();
  expect(await summaryDifferences(harness.dataSource)).toEqual({});
});
