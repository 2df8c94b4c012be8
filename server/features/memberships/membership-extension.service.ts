import { IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { lastDayOf } from '#common/memberships/last-day';
import { membershipMessages } from '#common/memberships/messages';
import type { PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { membershipExtendedMail } from '../../mail/mails/membership-extended-mail';
import type { Outbox } from '../../mail/outbox';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import type { FollowingPeriodsService } from './following-periods.service';
import { MembershipExtension } from './membership-extension.entity';
import { MembershipPeriod } from './membership-period.entity';
import { datesOf, extended } from './terms';

interface ExtensionParts {
  dataSource: Database;
  clock: Clock;
  users: UserService;
  journal: JournalService;
  followingPeriods: FollowingPeriodsService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface NewExtension {
  memberId: string;
  planType: PlanType;
  days: number;
  reason: string;
  requestKey: string;
}

/** Staff add days to a membership that is running, for instance because the studio was closed. */
export class MembershipExtensionService {
  constructor(private readonly parts: ExtensionParts) {}

  /** Adds the days, or finds those that were added with the same key. */
  extend(actor: UserActor, wanted: NewExtension): Promise<{ member: User; planType: PlanType }> {
    const { dataSource, users } = this.parts;
    return dataSource.transaction(async (manager) => {
      const member = await users.lockMember(manager, wanted.memberId);
      const { requestKey, planType } = wanted;
      const [known] = await manager.find(MembershipExtension, {
        where: { userId: member.id, requestKey },
        relations: { period: true },
      });
      if (known) requireSame(known, wanted);
      else await this.add(manager, actor, { user: member, wanted });
      return { member, planType };
    });
  }

  private async add(
    manager: EntityManager,
    actor: UserActor,
    { user, wanted }: { user: User; wanted: NewExtension },
  ): Promise<void> {
    const { clock, journal, followingPeriods, outbox, links } = this.parts;
    const { planType, days, reason, requestKey } = wanted;
    const now = new Date(clock.now());
    const running = { startsAt: LessThanOrEqual(now), endsAt: MoreThan(now), endedAt: IsNull() };
    const period = await manager.findOneBy(MembershipPeriod, { userId: user.id, planType, ...running });
    if (!period) throw new Conflict('MEMBERSHIP_INACTIVE', membershipMessages.notRunning);

    const extension = { userId: user.id, periodId: period.id, days, reason, requestKey, createdAt: now };
    await manager.insert(MembershipExtension, extension);
    const values = extended(period, days);
    await journal.change(manager, actor, {
      type: 'membership.extended',
      table: MembershipPeriod,
      row: period,
      memberId: user.id,
      values,
      before: datesOf(period),
      after: { ...datesOf({ ...period, ...values }), days, reason },
    });
    const lastDay = lastDayOf(await followingPeriods.move(manager, actor, { period, days }));
    const { planName: plan } = period;
    const mail = membershipExtendedMail({ plan, days, lastDay, membershipUrl: links.membership() });
    await outbox.put(manager, { to: user.email, mail });
  }
}

function requireSame({ period, days }: MembershipExtension, wanted: NewExtension): void {
  if (period.planType !== wanted.planType || days !== wanted.days) throw requestKeyUsed();
}
