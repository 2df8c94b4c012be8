import { dayOfText, startOfHour, studioDay, textOfDay } from '#common/calendar';
import { dateFormat } from '#common/formats';
import { MINUTE_MS } from '#common/time';

const time = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'en-GB');

/** "2026-11-23T18:05": a moment in the studio's time zone, as `datetime-local` inputs have it. */
export const toLocalInput = (epochMs: number): string => `${textOfDay(studioDay(epochMs))}T${time(epochMs)}`;

/** The moment that a `datetime-local` input means at the studio; null if it is incomplete. */
export function fromLocalInput(text: string): number | null {
  const [date = '', clock = ''] = text.split('T');
  const day = dayOfText(date);
  const parts = /^(\d\d):(\d\d)/.exec(clock);
  if (!day || !parts) return null;
  return startOfHour(day, Number(parts[1])) + Number(parts[2]) * MINUTE_MS;
}
