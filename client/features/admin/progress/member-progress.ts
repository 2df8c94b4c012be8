import { textOfDay } from '#common/calendar';
import { lastMondays, mondayOf, streaksOf, weeklyRate, weeksBetween } from '#common/progress/progress';
import type { ActivityRateFragment, ActivityWeekFragment } from '../../progress/activity-section.generated';
import type { StreakFactsFragment } from '../../progress/streak-facts.generated';
import type { CountedActivityFragment } from './progress.generated';

interface MemberProgress extends StreakFactsFragment {
  weeks: ActivityWeekFragment[];
  visits: ActivityRateFragment;
  workouts: ActivityRateFragment;
  totals: { visits: number; workouts: number };
}

/** The progress over the last `weeks` weeks, from all activities of a member, newest first. */
export function progressOf(
  activities: readonly CountedActivityFragment[],
  { weeks, now }: { weeks: number; now: number },
): MemberProgress {
  const visited = activities.filter(({ type }) => type === 'ATTENDANCE');
  const trained = activities.filter(({ type }) => type === 'WORKOUT');
  const first = activities.at(-1);
  const since = first ? Date.parse(first.happenedAt) : now;
  const visits = countPerWeek(visited, { since, now });
  const workouts = countPerWeek(trained, { since, now });
  const streaks = streaksOf(visits);
  return {
    weeks: lastMondays(weeks, now).map((monday, index) => ({
      startsOn: textOfDay(monday),
      visits: visits.at(index - weeks) ?? 0,
      workouts: workouts.at(index - weeks) ?? 0,
    })),
    visits: weeklyRate(first ? visits : [], weeks),
    workouts: weeklyRate(first ? workouts : [], weeks),
    currentStreak: streaks.current,
    longestStreak: streaks.longest,
    lastVisitAt: visited[0]?.happenedAt ?? null,
    totals: { visits: visited.length, workouts: trained.length },
  };
}

/** Counts of all weeks from the one that contains `since` to the current one. */
function countPerWeek(
  activities: readonly CountedActivityFragment[],
  { since, now }: { since: number; now: number },
): number[] {
  const begin = mondayOf(since);
  const counts = Array.from({ length: weeksBetween(begin, mondayOf(now)) + 1 }, () => 0);
  for (const { happenedAt } of activities) {
    const week = weeksBetween(begin, mondayOf(Date.parse(happenedAt)));
    if (counts[week] !== undefined) counts[week] += 1;
  }
  return counts;
}
