import type { EntityManager } from 'typeorm';
import { repairByDay } from '../../database/summary-repair';
import { bookedOnOf, MOVES_MONEY } from './ledger-entry.entity';

const SUMS = `
  coalesce(sum(amount_paise) filter (where kind = 'payment'), 0) as received_paise,
  coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0) as refunded_paise`;

const BOOKED_ON = bookedOnOf('ledger_entries');

/** Adds up all bookings, for a database that nobody uses. In others, a trigger of the ledger adds each new one. */
export async function writeRevenueDays(manager: EntityManager): Promise<void> {
  await manager.query('delete from revenue_days');
  await manager.query(`
    insert into revenue_days (day, received_paise, refunded_paise)
    select ${BOOKED_ON}, ${SUMS} from ledger_entries where ${MOVES_MONEY} group by 1`);
}

/**
 * The range lets the index be used: in every time zone, a day begins and ends less than a day before or after the day
 * in UTC.
 */
const BOOKED = `
  select ${SUMS} from ledger_entries
  where ${MOVES_MONEY} and ${BOOKED_ON} = $1::date
    and booked_at >= ($1::date - 1)::timestamp at time zone 'UTC'
    and booked_at < ($1::date + 2)::timestamp at time zone 'UTC'`;

export const repairRevenueDays = repairByDay({
  table: 'revenue_days',
  source: { moment: 'booked_at', day: BOOKED_ON, rows: `ledger_entries where ${MOVES_MONEY}` },
  compare: `
    select 1 as compared, (
      (coalesce(kept.received_paise, 0), coalesce(kept.refunded_paise, 0)) <> (booked.received_paise, booked.refunded_paise)
    )::int as different
    from (${BOOKED}) as booked left join revenue_days as kept on day = $1::date`,
  lock: `
    insert into revenue_days (day, received_paise, refunded_paise) values ($1::date, 0, 0)
    on conflict (day) do update set received_paise = revenue_days.received_paise`,
  correct: `
    update revenue_days set received_paise = booked.received_paise, refunded_paise = booked.refunded_paise
    from (${BOOKED}) as booked where day = $1::date`,
});
