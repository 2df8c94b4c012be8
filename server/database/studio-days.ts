/** SQL: days and times in the time zone of the studio. */
import { studio } from '#common/studio';

/** The time zone is read in a subquery, which PostgreSQL evaluates once per statement, not once per row. */
const IN_ZONE = 'at time zone (select studio_time_zone())';

/** The date and time that clocks at the studio show at a moment. */
export const momentOf = (moment: string): string => `(${moment} ${IN_ZONE})`;

/** The day of a moment. */
export const dayOf = (moment: string): string => `${momentOf(moment)}::date`;

/** The moment at which a day begins. */
export const startOf = (day: string): string => `((${day})::timestamp ${IN_ZONE})`;

/** The first day of the week of a day. The weeks of PostgreSQL begin on Monday. */
export function weekOf(day: string): string {
  const daysLater = (studio.weekStart + 6) % 7;
  return `(date_trunc('week', ${day} - ${daysLater})::date + ${daysLater})`;
}
