import type { EntityManager } from 'typeorm';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { JournalService } from '../journal/journal.service';
import { MembershipPeriod } from './membership-period.entity';
import { datesOf, endOf } from './terms';

/** Ends a period now. The caller has locked the member's row. */
export function endPeriod(
  { clock, journal }: { clock: Clock; journal: JournalService },
  manager: EntityManager,
  { actor, period, reason }: { actor: Actor; period: MembershipPeriod; reason?: string },
): Promise<void> {
  const endedAt = new Date(clock.now());
  const dates = datesOf({ ...period, endsAt: endOf({ ...period, endedAt }) });
  return journal.change(manager, actor, {
    type: 'membership.ended',
    table: MembershipPeriod,
    row: period,
    memberId: period.userId,
    values: { endedAt },
    before: datesOf(period),
    after: { ...dates, ...(reason !== undefined && { reason }) },
  });
}
