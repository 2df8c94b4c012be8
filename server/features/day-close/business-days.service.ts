import type { EntityManager } from 'typeorm';
import { studioDay, textOfDay } from '#common/calendar';
import { lockName } from '../../database/lock-name';
import type { Clock } from '../../lib/clock';

/** The closed days, and the day that a booking counts for. Triggers in the database apply the same rule. */
export interface BusinessDays {
  today: string;
  /** Null before the first closing. */
  lastClosed: string | null;
  /** The day that bookings count for now: today, or the day after the last closed one if that is later. */
  current: string;
  /** The first day that is open; null before the first closing, since the days before it are never closed. */
  firstOpen: string | null;
  /** The first closed day that was opened again and is still open. */
  reopened: string | null;
}

/** The last closed day is a query of its own; without `materialized`, each closing would run it. */
const DAYS = `
  with last_closed as materialized (select last_closed_day() as last)
  select last::text as "lastClosed", min(day)::text as reopened,
    coalesce(last + 1, min(covers_from))::text as "firstOpen"
  from last_closed left join day_closings on last is null or day > last group by last`;

/** Reads the closed days. */
export class BusinessDaysService {
  constructor(private readonly parts: { clock: Clock }) {}

  /** Waits for bookings that are under way, and keeps others waiting until the transaction ends. */
  lock = (manager: EntityManager): Promise<unknown> => lockName(manager, 'business days');

  async read(manager: EntityManager): Promise<BusinessDays> {
    const today = textOfDay(studioDay(this.parts.clock.now()));
    const [row] = await manager.query<Pick<BusinessDays, 'lastClosed' | 'firstOpen' | 'reopened'>[]>(DAYS);
    const { lastClosed, firstOpen } = row!;
    const isAhead = lastClosed !== null && lastClosed >= today;
    return { today, ...row!, current: isAhead ? firstOpen! : today };
  }
}
