import { activityMessages } from '#common/activity/messages';
import { Conflict } from '../../lib/errors';
import type { User } from '../accounts/user.entity';

/** The member has another visit at about the same time. */
export class RecentlyVisited extends Conflict {
  constructor(
    readonly member: User,
    readonly visitedAt: Date,
  ) {
    super('RECENTLY_VISITED', activityMessages.recentlyVisited);
  }

  override get details() {
    return { visitedAt: this.visitedAt.toISOString() };
  }
}
