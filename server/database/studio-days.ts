/** SQL: days and times in the time zone of the studio. */

/** As a subquery, which PostgreSQL evaluates once for a statement, not for each row. */
const IN_ZONE = 'at time zone (select studio_time_zone())';

/** The date and time that clocks at the studio show at a moment. */
export const momentOf = (moment: string): string => `(${moment} ${IN_ZONE})`;

/** The day of a moment. */
export const dayOf = (moment: string): string => `${momentOf(moment)}::date`;

/** The moment at which a day begins. */
export const startOf = (day: string): string => `((${day})::timestamp ${IN_ZONE})`;
