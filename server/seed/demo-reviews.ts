import { Like, type DataSource } from 'typeorm';
import { z } from 'zod';
import { RATING, REVIEW_ANSWER_LENGTH_MAX, REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import { DAY_MS, MINUTE_MS } from '#common/time';
import { ActivityService } from '../features/activity/activity.service';
import { User } from '../features/accounts/user.entity';
import { Review } from '../features/reviews/review.entity';
import { DEMO_ADDRESSES } from './demo-accounts';
import reviewLines from './reviews.txt?raw';

const line = z.object({
  author: z.string().min(1),
  daysAgo: z.coerce.number().int().positive(),
  rating: z.coerce.number().int().min(RATING.min).max(RATING.max),
  comment: z.string().min(1).max(REVIEW_COMMENT_LENGTH_MAX),
  answer: z.string().min(1).max(REVIEW_ANSWER_LENGTH_MAX).optional(),
});

type DemoReview = z.infer<typeof line>;

/** Varies the time of day of the reviews. */
const MINUTES_APART = 37;
const MINUTES_OF_WRITING = 12 * 60;

/** The reviews of the demo members, in the order of the file. */
export function demoReviews(): DemoReview[] {
  return reviewLines
    .split('\n')
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => {
      const [author, daysAgo, rating, comment, answer] = text.split(' | ');
      return line.parse({ author, daysAgo, rating, comment, answer });
    });
}

/** Creates the reviews of the demo members, after their visits, if there are no reviews yet; returns whether it did. */
export async function seedDemoReviews(dataSource: DataSource, now: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at the same time must not both find the table empty.
    await manager.query('lock table reviews in share row exclusive mode');
    if (await manager.existsBy(Review, {})) return false;
    const members = await manager.findBy(User, { email: Like(DEMO_ADDRESSES), role: 'user' });
    const idOf = new Map(members.map(({ id, name }) => [name, id]));
    const rows = demoReviews().flatMap(({ author, daysAgo, answer, ...review }, index) => {
      const userId = idOf.get(author);
      const minutes = (index * MINUTES_APART) % MINUTES_OF_WRITING;
      const createdAt = new Date(now - daysAgo * DAY_MS + minutes * MINUTE_MS);
      const answered = answer ? { answer, answeredAt: new Date(createdAt.getTime() + DAY_MS) } : {};
      return userId
        ? [{ userId, name: author, nameForm: 'full' as const, ...review, createdAt, ...answered }]
        : [];
    });
    if (rows.length === 0) return false;
    const activities = new ActivityService({ dataSource: manager });
    for (const row of rows) {
      const isFromVisitor = await activities.hasRecentVisit(manager, row.userId, row.createdAt);
      await manager.insert(Review, { ...row, isFromVisitor });
    }
    return true;
  });
}
