import type { EntityManager } from 'typeorm';
import { studio } from '#common/studio';
import { MOVES_MONEY } from './ledger-entry.entity';

/** Adds up all bookings again. A trigger of the ledger does it for each new one. */
export function rebuildRevenueDays(manager: EntityManager): Promise<void> {
  return manager.transaction(async (inner) => {
    // Waits for transactions that have added their bookings; others add theirs afterwards.
    await inner.query('lock table revenue_days in share row exclusive mode');
    await inner.query('delete from revenue_days');
    await inner.query(`
      insert into revenue_days (day, received_paise, refunded_paise)
      select (booked_at at time zone '${studio.timeZone}')::date,
        coalesce(sum(amount_paise) filter (where kind = 'payment'), 0),
        coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0)
      from ledger_entries where ${MOVES_MONEY}
      group by 1`);
  });
}
