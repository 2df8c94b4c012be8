import type { DataSource } from 'typeorm';
import { startOfDay, textOfDay, type CalendarDay } from '#common/calendar';
import { messages } from '#common/messages';
import {
  lastWeeks,
  PROGRESS_WEEKS,
  streaksOf,
  sumOf,
  weeklyRate,
  weekOf,
  weeksBetween,
} from '#common/activity/weeks';
import * as sql from '../../database/studio-days';
import type { Clock } from '../../lib/clock';
import { invalidField, rangeReason } from '../../lib/errors';
import { Activity } from '../activity/activity.entity';
import { Measurement } from '../measurements/measurement.entity';
import type { Progress } from './progress.type';

/** A week with at least one visit or workout. */
interface ActiveWeek {
  visits: number;
  workouts: number;
  /** Time of its first visit or workout. */
  firstAt: Date;
  lastVisitAt: Date | null;
}

/** Visits, workouts and measurements of members by week. */
export class ProgressService {
  constructor(private readonly parts: { dataSource: DataSource; clock: Clock }) {}

  async of(userId: string, weeks: number): Promise<Progress> {
    requireWeeks(weeks);
    const now = this.parts.clock.now();
    const active = await this.activeWeeks(userId, now);
    const all = everyWeek(active, now);
    const visits = all.map((week) => week?.visits ?? 0);
    const workouts = all.map((week) => week?.workouts ?? 0);
    const streaks = streaksOf(visits);
    return {
      weeks: lastWeeks(weeks, now).map((day, index) => {
        const week = all[all.length - weeks + index];
        return {
          startsOn: textOfDay(day),
          visits: week?.visits ?? 0,
          workouts: week?.workouts ?? 0,
        };
      }),
      visits: weeklyRate(visits, weeks),
      workouts: weeklyRate(workouts, weeks),
      visitCount: sumOf(visits),
      workoutCount: sumOf(workouts),
      currentStreak: streaks.current,
      longestStreak: streaks.longest,
      lastVisitAt: active.findLast((week) => week.lastVisitAt)?.lastVisitAt ?? null,
    };
  }

  /** The last measurement of each week, so that values corrected later in the week are left out. */
  async measurementsOf(userId: string, weeks: number): Promise<Measurement[]> {
    requireWeeks(weeks);
    const now = this.parts.clock.now();
    const week = sql.weekOf(sql.dayOf('measured.measuredAt'));
    return this.parts.dataSource
      .getRepository(Measurement)
      .createQueryBuilder('measured')
      .distinctOn([week])
      .where('measured.userId = :userId', { userId })
      .andWhere('measured.measuredAt >= :since', { since: beginningOf(lastWeeks(weeks, now)[0]!) })
      .orderBy(week)
      .addOrderBy('measured.measuredAt', 'DESC')
      .addOrderBy('measured.id', 'DESC')
      .getMany();
  }

  /** All weeks since the first, because the longest streak needs them; at most one row per week of membership. */
  private activeWeeks(userId: string, now: number): Promise<ActiveWeek[]> {
    return this.parts.dataSource
      .getRepository(Activity)
      .createQueryBuilder('activity')
      .select("(count(*) filter (where type = 'attendance'))::int", 'visits')
      .addSelect("(count(*) filter (where type = 'workout'))::int", 'workouts')
      .addSelect('min(activity.happenedAt)', 'firstAt')
      .addSelect("max(activity.happenedAt) filter (where type = 'attendance')", 'lastVisitAt')
      .where('activity.userId = :userId', { userId })
      .andWhere('activity.happenedAt <= :now', { now: new Date(now) })
      .groupBy(sql.weekOf(sql.dayOf('activity.happenedAt')))
      .orderBy('min(activity.happenedAt)')
      .getRawMany<ActiveWeek>();
  }
}

/** Every week from the first with a visit or workout to the current one; undefined for weeks without either. */
function everyWeek(active: readonly ActiveWeek[], now: number): (ActiveWeek | undefined)[] {
  const [first] = active;
  if (!first) return [];
  const begin = weekOf(first.firstAt.getTime());
  const byWeek = new Map(
    active.map((week) => [weeksBetween(begin, weekOf(week.firstAt.getTime())), week] as const),
  );
  return Array.from({ length: weeksBetween(begin, weekOf(now)) + 1 }, (_, index) => byWeek.get(index));
}

const beginningOf = (day: CalendarDay): Date => new Date(startOfDay(day));

function requireWeeks(weeks: number): void {
  const { min, max } = PROGRESS_WEEKS;
  if (weeks < min || weeks > max)
    throw invalidField('weeks', rangeReason(weeks, min), messages.numberOutOfRange(min, max));
}
