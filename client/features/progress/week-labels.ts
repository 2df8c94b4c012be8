import { formatShortDay } from '../../lib/format-day';
import { progressContent } from './progress.content';

export type Weeks = readonly { startsOn: string }[];

/** Labels of the x axis: the first week, the middle one and the current one. */
export function weekLabels(weeks: Weeks): string[] {
  const middle = weeks[Math.floor(weeks.length / 2)];
  return [weekLabel(weeks[0]), weekLabel(middle), progressContent.chart.running];
}

export const weekLabel = (week: Weeks[number] | undefined): string =>
  week ? formatShortDay(week.startsOn) : '';
