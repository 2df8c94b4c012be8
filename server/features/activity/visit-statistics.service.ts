import { addDays, dayOfText, textOfDay } from '#common/calendar';
import { toOneDecimal } from '#common/measurements/bmi';
import { messages } from '#common/messages';
import { lastWeeks, PROGRESS_WEEKS, weeklyRate, weeksBetween } from '#common/activity/weeks';
import type { Database } from '../../database/database';
import { weekOf } from '../../database/studio-days';
import type { Clock } from '../../lib/clock';
import { invalidField, rangeReason } from '../../lib/errors';
import type { BusyHour, VisitStatistics } from './visit-statistics.type';

const WEEK_DAYS = 7;

const visitsPerWeek = () => `
  select ${weekOf('day')}::text as "startsOn", sum(count)::int as visits
  from visit_hours where day >= $1 and day < $2 and count > 0
  group by 1 order by 1`;

const VISITS_PER_HOUR = `
  select extract(isodow from day)::int as weekday, hour::int, sum(count)::int as visits
  from visit_hours where day >= $1 and day < $2 and count > 0
  group by 1, 2 order by 1, 2`;

interface CountedWeek {
  startsOn: string;
  visits: number;
}

/** How many visits there were in the last weeks, and when, for staff. */
export class VisitStatisticsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  async of(weeks: number): Promise<VisitStatistics> {
    requireWeeks(weeks);
    const { dataSource, clock } = this.parts;
    // Twice as many weeks: the earlier half is for comparison.
    const all = lastWeeks(2 * weeks, clock.now());
    const shown = all.slice(weeks);
    const [since, from, end] = [all[0]!, shown[0]!, addDays(shown.at(-1)!, WEEK_DAYS)].map(textOfDay);
    const counted = await dataSource.query<CountedWeek[]>(visitsPerWeek(), [since, end]);
    const busyHours = await dataSource.query<BusyHour[]>(VISITS_PER_HOUR, [from, end]);
    const visits = new Map(counted.map((week) => [week.startsOn, week.visits]));
    const counts = all.map((day) => visits.get(textOfDay(day)) ?? 0);
    const rate = weeklyRate(counts.slice(weeksBefore(counted, since!)), weeks);
    return {
      weeks: shown.map((day, index) => ({
        startsOn: textOfDay(day),
        visits: counts[weeks + index]!,
      })),
      busyHours,
      perDay: perDay(rate.perWeek),
      perDayBefore: perDay(rate.perWeekBefore),
    };
  }
}

/** The number of weeks before the first one with visits; infinite if there were no visits. */
const weeksBefore = (counted: readonly CountedWeek[], since: string): number =>
  counted[0] ? weeksBetween(dayOfText(since)!, dayOfText(counted[0].startsOn)!) : Infinity;

const perDay = (perWeek: number | null): number | null =>
  perWeek === null ? null : toOneDecimal(perWeek / WEEK_DAYS);

function requireWeeks(weeks: number): void {
  const { min, max } = PROGRESS_WEEKS;
  if (weeks < min || weeks > max)
    throw invalidField('weeks', rangeReason(weeks, min), messages.numberOutOfRange(min, max));
}
