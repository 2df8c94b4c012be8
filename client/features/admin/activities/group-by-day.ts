import { isoDay } from '../../../lib/format-day';
import type { ListedActivityFragment } from './activities.generated';

export interface ActivityDay {
  /** "2026-11-23", at the studio. */
  day: string;
  activities: ListedActivityFragment[];
}

/** The activities of each day at the studio, in the order of the list. */
export function groupByDay(activities: readonly ListedActivityFragment[]): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const activity of activities) {
    const day = isoDay(Date.parse(activity.happenedAt));
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, activities: [activity] });
  }
  return days;
}
