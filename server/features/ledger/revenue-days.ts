import type { EntityManager } from 'typeorm';
import { studio } from '#common/studio';
import { MOVES_MONEY } from './ledger-entry.entity';

/** Adds up the money of bookings by the days of the studio. */
const moneyOfDays = (condition: string) => `
  insert into revenue_days (day, received_paise, refunded_paise)
  select (booked_at at time zone '${studio.timeZone}')::date,
    coalesce(sum(amount_paise) filter (where kind = 'payment'), 0),
    coalesce(-sum(amount_paise) filter (where kind = 'refund'), 0)
  from ledger_entries where ${MOVES_MONEY} and ${condition}
  group by 1`;

/** Keeps `revenue_days` up to date, from which revenue is read. */
export class RevenueDays {
  /** To be called in every transaction that books, after the booking. */
  async add(manager: EntityManager, transactionId: string): Promise<void> {
    await manager.query(
      `${moneyOfDays('transaction_id = $1')}
       on conflict (day) do update set received_paise = revenue_days.received_paise + excluded.received_paise,
         refunded_paise = revenue_days.refunded_paise + excluded.refunded_paise`,
      [transactionId],
    );
  }

  /** Adds up all bookings again. */
  rebuild(manager: EntityManager): Promise<void> {
    return manager.transaction(async (inner) => {
      // Waits for transactions that have added their bookings; others add theirs afterwards.
      await inner.query('lock table revenue_days in share row exclusive mode');
      await inner.query('delete from revenue_days');
      await inner.query(moneyOfDays('true'));
    });
  }
}
