import type { EntityManager } from 'typeorm';
import { studio } from '#common/studio';

/** Counts moments by the hours of the studio, in the order in which rows are locked. */
const counted = (moments: string) => `
  select moment::date as day, extract(hour from moment)::smallint as hour, count(*)::int as count
  from (select happened_at at time zone '${studio.timeZone}' as moment from ${moments}) as visits
  group by 1, 2 order by 1, 2`;

const GIVEN = 'unnest($1::timestamptz[]) as given (happened_at)';

/** Keeps `visit_hours` up to date, from which the statistics of visits are read. */
export class VisitHours {
  /** To be called in every transaction that records visits. */
  async add(manager: EntityManager, moments: readonly Date[]): Promise<void> {
    await manager.query(
      `insert into visit_hours (day, hour, count) ${counted(GIVEN)}
       on conflict (day, hour) do update set count = visit_hours.count + excluded.count`,
      [moments],
    );
  }

  /** To be called in every transaction that removes a visit. */
  async remove(manager: EntityManager, moment: Date): Promise<void> {
    await manager.query(subtract(GIVEN), [[moment]]);
  }

  /** To be called before the account of a member is deleted, with their visits. */
  async removeAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(subtract("activities where user_id = $1 and type = 'attendance'"), [userId]);
  }

  /** Counts all visits again. */
  rebuild(manager: EntityManager): Promise<void> {
    return manager.transaction(async (inner) => {
      // Waits for transactions that have counted visits; others count theirs afterwards.
      await inner.query('lock table visit_hours in share row exclusive mode');
      await inner.query('delete from visit_hours');
      await inner.query(
        `insert into visit_hours (day, hour, count) ${counted("activities where type = 'attendance'")}`,
      );
    });
  }
}

/** Visits that an instance of the previous version recorded are not counted, so the count could become negative. */
const subtract = (moments: string) => `
  update visit_hours set count = greatest(visit_hours.count - removed.count, 0)
  from (
    select day, hour, given.count from visit_hours join (${counted(moments)}) as given using (day, hour)
    order by day, hour for update of visit_hours
  ) as removed
  where visit_hours.day = removed.day and visit_hours.hour = removed.hour`;
