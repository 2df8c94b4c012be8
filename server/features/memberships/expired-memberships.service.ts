import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { lockName } from '../../database/lock-name';
import { SYSTEM } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import type { MembershipPeriod } from './membership-period.entity';

/** How far back missed runs are made up for. */
const LOOK_BACK_MS = 2 * DAY_MS;

/** Records in the journal that a membership has expired, once, when no other period of its kind follows. */
export class ExpiredMembershipsService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock; journal: JournalService }) {}

  async note(): Promise<void> {
    const now = this.parts.clock.now();
    await this.parts.dataSource.transaction(async (manager) => {
      // Two runs at once would both record the same.
      await lockName(manager, 'expired memberships');
      const expired = await manager.query<ExpiredPeriod[]>(EXPIRED, [
        new Date(now),
        new Date(now - LOOK_BACK_MS),
      ]);
      if (expired.length > 0) await this.parts.journal.write(manager, SYSTEM, ...expired.map(entryOf));
    });
  }
}

type ExpiredPeriod = Pick<MembershipPeriod, 'id' | 'userId' | 'startsAt' | 'endsAt'>;

const entryOf = ({ id, userId, startsAt, endsAt }: ExpiredPeriod) => ({
  type: 'membership.expired' as const,
  subjectId: id,
  memberId: userId,
  before: {},
  after: { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
});

/** $1 now, $2 the end of the oldest period that is looked at. */
const EXPIRED = `
  select id, user_id as "userId", starts_at as "startsAt", ends_at as "endsAt" from membership_periods period
  where ended_at is null and ends_at <= $1 and ends_at > $2
    and not exists (
      select 1 from membership_periods later
      where later.user_id = period.user_id and later.line = period.line
        and later.ended_at is null and later.ends_at > period.ends_at
    )
    and not exists (
      select 1 from journal where subject_type = 'membership' and subject_id = period.id and type = 'membership.expired'
    )`;
