import { counts } from './counts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Formats a duration in words, rounded up: "40 seconds", "12 minutes", "3 hours". */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE_S) return counts(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes < MINUTE_S ? counts(minutes, 'minute') : counts(Math.ceil(seconds / HOUR_S), 'hour');
}
