import { In, MoreThanOrEqual, type DataSource } from 'typeorm';
import { TRAINING_HERE_DAYS } from '#common/reviews/limits';
import { DAY_MS } from '#common/time';
import type { Clock } from '../../lib/clock';
import { Activity } from './activity.entity';

/** Visits and workouts of members at the studio. */
export class ActivityService {
  constructor(private readonly parts: { dataSource: DataSource; clock: Clock }) {}

  /** Those of the given members who visited the studio in the last `TRAINING_HERE_DAYS` days. */
  async trainingHere(userIds: string[]): Promise<Set<string>> {
    const since = new Date(this.parts.clock.now() - TRAINING_HERE_DAYS * DAY_MS);
    const visitors = await this.parts.dataSource
      .getRepository(Activity)
      .createQueryBuilder('activity')
      .select('distinct activity.userId', 'userId')
      .where({ userId: In([...new Set(userIds)]), type: 'attendance', happenedAt: MoreThanOrEqual(since) })
      .getRawMany<{ userId: string }>();
    return new Set(visitors.map(({ userId }) => userId));
  }
}
