import { activityMessages } from '#common/activity/messages';
import { Conflict } from '../../lib/errors';
import type { User } from '../accounts/user.entity';

/** The member has no gym pass at the time of the visit, and staff gave no reason to let them in. */
export class NoActivePass extends Conflict {
  constructor(readonly member: User) {
    super('NO_ACTIVE_PASS', activityMessages.noActivePass);
  }
}
