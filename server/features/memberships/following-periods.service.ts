import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { daysBetween, studioDay } from '#common/calendar';
import { lastDayOf } from '#common/memberships/last-day';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { MemberSummaries } from '../accounts/member-summaries';
import type { JournalService } from '../journal/journal.service';
import { MembershipPeriod } from './membership-period.entity';
import { datesOf, movedAfter } from './terms';
import { soldTermsOf } from './sold-terms';

interface FollowingParts {
  clock: Clock;
  journal: JournalService;
  memberSummaries: MemberSummaries;
}

/** Adjusts later periods and reminders when the end of a period has moved. */
export class FollowingPeriodsService {
  constructor(private readonly parts: FollowingParts) {}

  /**
   * Moves the periods after this one by as many days as its end has moved, and returns when the last one ends. Renews the
   * summary of the member, whose row the caller has locked.
   */
  async move(
    manager: EntityManager,
    actor: Actor,
    { period, days }: { period: MembershipPeriod; days: number },
  ): Promise<Date> {
    const { userId, planType, startsAt } = period;
    const later = await manager.find(MembershipPeriod, {
      where: { userId, planType, endedAt: IsNull(), startsAt: MoreThan(startsAt) },
      relations: { order: true },
      order: { startsAt: 'ASC' },
    });
    const moved = movedAfter(soldTermsOf(later), { endsAt: period.endsAt, days });
    for (const [index, row] of later.entries()) {
      const { startsAt: start, endsAt, movedDays } = moved[index]!;
      if (start.getTime() === row.startsAt.getTime()) continue;
      const values = { startsAt: start, endsAt, movedDays };
      await this.parts.journal.change(manager, actor, {
        type: 'membership.moved',
        table: MembershipPeriod,
        row,
        memberId: userId,
        values,
        before: datesOf(row),
        after: datesOf(values),
      });
    }
    const last = later.at(-1) ?? period;
    await this.forgetReminders(manager, last);
    await this.parts.memberSummaries.refresh(manager, [userId]);
    return last.endsAt;
  }

  /** Forgets reminders that have to be sent again, because the period now ends later. */
  private async forgetReminders(manager: EntityManager, { id, endsAt }: MembershipPeriod): Promise<void> {
    const daysLeft = daysBetween(studioDay(this.parts.clock.now()), studioDay(lastDayOf(endsAt).getTime()));
    await manager.query('delete from membership_reminders where period_id = $1 and days_before < $2', [
      id,
      daysLeft,
    ]);
  }
}
