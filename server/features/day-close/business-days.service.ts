import type { EntityManager } from 'typeorm';
import { addDays, dayOfText, studioDay, textOfDay } from '#common/calendar';
import { lockName } from '../../database/lock-name';
import type { Clock } from '../../lib/clock';

/** Which days are closed, and which one a booking counts for. Triggers decide the same. */
export interface BusinessDays {
  today: string;
  /** Null before the first closing. */
  lastClosed: string | null;
  /** What is booked now counts for this day: today, or the day after the last closed one if that is later. */
  current: string;
  /** The closed day that was opened again, if no later one has been closed since. */
  reopened: string | null;
}

/** Reads which days are closed. */
export class BusinessDaysService {
  constructor(private readonly parts: { clock: Clock }) {}

  /** Waits for bookings that are under way, and keeps others waiting until the transaction ends. */
  lock = (manager: EntityManager): Promise<unknown> => lockName(manager, 'business days');

  async read(manager: EntityManager): Promise<BusinessDays> {
    const today = textOfDay(studioDay(this.parts.clock.now()));
    const [row] = await manager.query<{ last: string | null; reopened: string | null }[]>(`
      select last_closed_day()::text as last, max(day)::text as reopened
      from day_closings join day_reopenings on closing_id = day_closings.id
      where day > coalesce(last_closed_day(), '-infinity')`);
    const { last, reopened } = row!;
    const next = last === null ? today : dayAfter(last);
    return { today, lastClosed: last, current: next > today ? next : today, reopened };
  }
}

export const dayAfter = (day: string): string => textOfDay(addDays(dayOfText(day)!, 1));
