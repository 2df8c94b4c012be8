import { Between, type EntityManager } from 'typeorm';
import { RECENT_VISIT_DAYS } from '#common/reviews/limits';
import { DAY_MS } from '#common/time';
import { Activity } from './activity.entity';

/** Visits and workouts of members at the studio. */
export class ActivityService {
  /** Whether a member had visited the studio in the `RECENT_VISIT_DAYS` days before this moment. */
  hasRecentVisit(manager: EntityManager, userId: string, moment: Date): Promise<boolean> {
    const since = new Date(moment.getTime() - RECENT_VISIT_DAYS * DAY_MS);
    return manager.existsBy(Activity, { userId, type: 'attendance', happenedAt: Between(since, moment) });
  }
}
