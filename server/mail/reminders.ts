/** Mails that remind members of something: sent by day, each on its own. */
import { startOfHour, studioDay } from '#common/calendar';

/** Hours of the day, in the studio's time zone, between which reminders may be sent. */
const FROM_HOUR = 9;
const UNTIL_HOUR = 20;

export function isDaytime(now: number): boolean {
  const today = studioDay(now);
  return startOfHour(today, FROM_HOUR) <= now && now < startOfHour(today, UNTIL_HOUR);
}

/** Sends all reminders, although some may fail; then the job fails, and is retried. */
export async function remindAll<Row>(rows: Row[], remind: (row: Row) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) await remind(row).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  throw new Error(`${failures.length} of ${rows.length} reminders failed`, { cause: failures[0] });
}
