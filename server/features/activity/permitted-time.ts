import { CLOCK_TOLERANCE_MS } from '#common/activity/limits';
import { activityMessages } from '#common/activity/messages';
import { earliestRecorded } from '#common/activity/recorded-days';
import { hasPermission, type UserActor } from '../../lib/actor';
import { invalidField } from '../../lib/errors';
import type { User } from '../accounts/user.entity';

/** The time of an activity, if the actor may record one then; without a time, now. */
export function permittedTime(
  actor: UserActor,
  happenedAt: Date | null | undefined,
  { user, now, daysBackMax }: { user: User; now: number; daysBackMax: number },
): Date {
  if (happenedAt == null) return new Date(now);
  const time = happenedAt.getTime();
  if (time > now + CLOCK_TOLERANCE_MS)
    throw invalidField('happenedAt', 'INVALID', activityMessages.timeInFuture);
  const since = earliestRecorded(now, daysBackMax);
  const mayBackdate = hasPermission(actor, 'activities:backdate');
  if (time < (mayBackdate ? Math.min(since, user.createdAt.getTime()) : since)) {
    const { timeBeforeAccount, timeTooLongAgo } = activityMessages;
    throw invalidField(
      'happenedAt',
      'INVALID',
      mayBackdate ? timeBeforeAccount : timeTooLongAgo(daysBackMax),
    );
  }
  return new Date(Math.min(time, now));
}
