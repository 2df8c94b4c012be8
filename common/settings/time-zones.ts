import type { UtcOffset } from '../studio';
import { DAY_MS, MINUTE_MS } from '../time';

/** Such as "Asia/Dubai"; not "+04:00", "EST" and the like, which `Intl` and PostgreSQL understand differently. */
const NAME = /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2})$/;

/** Whether `Intl` knows a time zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** For how long changes of the clocks are foreseen. Whoever governs a zone decides on them a year ahead at most. */
const FORESEEN_MS = 5 * 365 * DAY_MS;
/** Clocks are not changed twice within it. */
const STEP_MS = 7 * DAY_MS;

/** The offsets of a time zone, from the one that holds now. */
export function offsetsOf(timeZone: string, now = Date.now()): UtcOffset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const at = (epochMs: number): number => minutesIn(format.format(epochMs));
  let offset = at(now);
  const offsets: [number, number][] = [[offset, 0]];
  for (let step = now; step < now + FORESEEN_MS; step += STEP_MS) {
    const next = at(step + STEP_MS);
    if (next !== offset) offsets.push([next, firstChange(at, step, step + STEP_MS)]);
    offset = next;
  }
  return offsets;
}

/** "1/1/2027, GMT-05:00", or "GMT" */
function minutesIn(formatted: string): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(formatted) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/** The first minute between two moments at which another offset applies. */
function firstChange(at: (epochMs: number) => number, from: number, to: number): number {
  let before = Math.floor(from / MINUTE_MS);
  let after = Math.ceil(to / MINUTE_MS);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (at(middle * MINUTE_MS) === at(from)) before = middle;
    else after = middle;
  }
  return after * MINUTE_MS;
}
