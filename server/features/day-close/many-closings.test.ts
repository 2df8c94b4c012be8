/** Sales wait while a day is closed, so it must not take longer with each day that was closed before. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDay } from '../../test/day-close-calls';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.stop());

const CLOSED_BEFORE = `
  insert into day_closings (day, covers_from, float_paise, cash_count, ways, movements, left_paise,
    handed_over_paise, handed_over_to, closed_by, closed_at, request_key)
  select day - ago, day - ago, 0, cash_count, ways, movements, 0, 0, handed_over_to, closed_by,
    closed_at - ago * interval '1 day', 'closed-days-ago-' || ago
  from day_closings, generate_series(1, 50) as ago`;

test('the last closed day is looked up a few times, however many days were closed', async () => {
  const { browser } = await signedIn(harness, 'front_desk');
  await closeDay(browser);
  await harness.dataSource.query('alter table day_closings disable trigger day_closings_check');
  await harness.dataSource.query(CLOSED_BEFORE);
  await harness.dataSource.transaction(async (manager) => {
    await manager.query("set local track_functions = 'all'");
    await harness.services.dayFigures.of(manager, {});
    const [row] = await manager.query<{ calls: number }[]>(
      "select calls::int from pg_stat_xact_user_functions where funcname = 'last_closed_day'",
    );
    expect(row!.calls).toBeLessThan(10);
  });
});
