import type { EntityManager } from 'typeorm';
import { addDays, daysBetween, endOfDay, studioDay, type CalendarDay } from '#common/calendar';
import { lastDayOf } from '#common/memberships/last-day';
import { MEMBERSHIP_REMINDER_DAYS, REMINDER_DAYS } from '#common/memberships/limits';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import { membershipReminderMail } from '../../mail/mails/membership-reminder-mail';
import type { Outbox } from '../../mail/outbox';
import { isDaytime, remindAll } from '../../mail/reminders';
import { MembershipPeriod } from './membership-period.entity';
import type { MembershipReminder } from './membership-reminder.entity';

interface ReminderParts {
  dataSource: Database & { manager: EntityManager };
  clock: Clock;
  outbox: Outbox;
  links: Links;
}

const DAYS_MAX = Math.max(...MEMBERSHIP_REMINDER_DAYS);

/** Reminds members by mail that their membership ends soon. */
export class ReminderService {
  constructor(private readonly parts: ReminderParts) {}

  /** Sends the reminders that are due today. A missed one is sent at the next run; none is sent twice. */
  async send(): Promise<void> {
    const now = this.parts.clock.now();
    if (!isDaytime(now)) return;
    await remindAll(await this.endingSoon(), (period) => this.sendFor(period, studioDay(now)));
  }

  private async sendFor(period: MembershipPeriod, today: CalendarDay): Promise<void> {
    const daysLeft = daysBetween(today, studioDay(lastDayOf(period.endsAt).getTime()));
    const daysBefore = REMINDER_DAYS[period.kind].findLast((days) => days >= daysLeft);
    if (daysBefore === undefined) return;
    await this.parts.dataSource.transaction(async (manager) => {
      if (await this.isFirst(manager, { periodId: period.id, daysBefore })) {
        await this.remind(manager, period, daysLeft);
      }
    });
  }

  /** Periods within reminder range that have no later paid period, of members who can get a mail. */
  private endingSoon(): Promise<MembershipPeriod[]> {
    const now = this.parts.clock.now();
    return (
      this.parts.dataSource
        .getRepository(MembershipPeriod)
        .createQueryBuilder('period')
        .innerJoinAndSelect('period.user', 'user')
        .where('period.endedAt is null')
        .andWhere('user.email is not null')
        .andWhere('period.endsAt > :now', { now: new Date(now) })
        .andWhere('period.endsAt <= :last', { last: new Date(endOfDay(addDays(studioDay(now), DAYS_MAX))) })
        .andWhere(
          `not exists (
          select 1 from membership_periods later
          where later.user_id = period.user_id and later.line = period.line
            and later.ended_at is null and later.ends_at > period.ends_at
        )`,
        )
        // Skips frozen memberships: their reminders follow afterwards.
        .andWhere(
          `not exists (
          select 1 from membership_freezes
          where period_id = period.id
            and membership_freezes.starts_at <= :now and membership_freezes.ends_at > :now
        )`,
        )
        .orderBy('period.endsAt', 'ASC')
        .getMany()
    );
  }

  private async isFirst(
    manager: EntityManager,
    reminder: Pick<MembershipReminder, 'periodId' | 'daysBefore'>,
  ): Promise<boolean> {
    const sent = await manager.query<unknown[]>(
      `insert into membership_reminders (period_id, days_before, sent_at) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [reminder.periodId, reminder.daysBefore, new Date(this.parts.clock.now())],
    );
    return sent.length > 0;
  }

  private async remind(manager: EntityManager, period: MembershipPeriod, daysLeft: number): Promise<void> {
    const mail = membershipReminderMail({
      plan: period.planName,
      daysLeft,
      lastDay: lastDayOf(period.endsAt),
      membershipUrl: this.parts.links.membership(),
    });
    await this.parts.outbox.put(manager, { to: period.user.email, mail });
  }
}
