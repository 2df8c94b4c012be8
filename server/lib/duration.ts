const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Formats a duration in words, rounded up: "40 seconds", "12 minutes", "3 hours". */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE_S) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / MINUTE_S);
  return minutes < MINUTE_S ? counted(minutes, 'minute') : counted(Math.ceil(seconds / HOUR_S), 'hour');
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
