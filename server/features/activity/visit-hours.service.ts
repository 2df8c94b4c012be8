import type { EntityManager } from 'typeorm';
import { dayOf, momentOf, startOf } from '../../database/studio-days';
import { repairByDay } from '../../database/summary-repair';

/** Counts moments by the hours of the studio, in the order in which rows are locked. */
const countsByHour = (moments: string) => `
  select moment::date as day, extract(hour from moment)::smallint as hour, count(*)::int as count
  from (select ${momentOf('happened_at')} as moment from ${moments}) as visits
  group by 1, 2 order by 1, 2`;

const GIVEN = 'unnest($1::timestamptz[]) as given (happened_at)';

/** Keeps `visit_hours` up to date, from which the statistics of visits are read. */
export class VisitHoursService {
  /** To be called in every transaction that records visits. */
  async add(manager: EntityManager, moments: readonly Date[]): Promise<void> {
    await manager.query(
      `insert into visit_hours (day, hour, count) ${countsByHour(GIVEN)}
       on conflict (day, hour) do update set count = visit_hours.count + excluded.count`,
      [moments],
    );
  }

  /** To be called in every transaction that removes visits. */
  async remove(manager: EntityManager, moments: readonly Date[]): Promise<void> {
    await manager.query(subtract(GIVEN), [moments]);
  }

  /** To be called before the account of a member is deleted with their visits. */
  async removeAllOf(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(subtract(`${VISITS} and user_id = $1`), [userId]);
  }

  /** Counts all visits, for a database that nobody uses. */
  async writeAll(manager: EntityManager): Promise<void> {
    await manager.query('delete from visit_hours');
    await manager.query(`insert into visit_hours (day, hour, count) ${countsByHour(VISITS)}`);
  }
}

const VISITS = "activities where type = 'attendance'";

const COUNTED_OF_DAY = countsByHour(
  `${VISITS} and happened_at >= ${startOf('$1::date')} and happened_at < ${startOf('$1::date + 1')}`,
);

/** A member who visits adds to the row of the hour, which is why all hours of a day are locked before they are counted. */
export const repairVisitHours = repairByDay({
  table: 'visit_hours',
  source: { moment: 'happened_at', day: dayOf('happened_at'), rows: VISITS },
  compare: `
    select count(*)::int as compared, (count(*) filter (
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)
    ))::int as different
    from (select hour, count from visit_hours where day = $1::date) as kept
    full join (${COUNTED_OF_DAY}) as counted using (hour)`,
  lock: `
    insert into visit_hours (day, hour, count)
    select $1::date, hour, 0 from generate_series(0, 23) as hour order by hour
    on conflict (day, hour) do update set count = visit_hours.count`,
  correct: `
    update visit_hours set count = coalesce(counted.count, 0)
    from generate_series(0, 23) as hours (hour) left join (${COUNTED_OF_DAY}) as counted using (hour)
    where visit_hours.day = $1::date and visit_hours.hour = hours.hour`,
});

/** Visits that an instance of the previous version recorded are not counted, so the count could become negative. */
const subtract = (moments: string) => `
  update visit_hours set count = greatest(visit_hours.count - removed.count, 0)
  from (
    select day, hour, given.count from visit_hours join (${countsByHour(moments)}) as given using (day, hour)
    order by day, hour for update of visit_hours
  ) as removed
  where visit_hours.day = removed.day and visit_hours.hour = removed.hour`;
