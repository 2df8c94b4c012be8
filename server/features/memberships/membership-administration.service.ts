import { IsNull, type EntityManager } from 'typeorm';
import { lastDayOf } from '#common/memberships/last-day';
import { membershipMessages } from '#common/memberships/messages';
import { orderMessages } from '#common/orders/messages';
import { PLAN_TYPES, type MembershipStatus, type PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import { Conflict, invalidField, requestKeyUsed } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { isUuid } from '../../lib/uuid';
import { membershipCancelledMail } from '../../mail/mails/membership-cancelled-mail';
import { membershipGrantedMail } from '../../mail/mails/membership-granted-mail';
import type { Outbox } from '../../mail/outbox';
import type { User } from '../accounts/user.entity';
import type { UserService } from '../accounts/user.service';
import { PlanOffer } from '../plans/plan-offer.entity';
import { MembershipPeriod } from './membership-period.entity';
import type { MembershipService } from './membership.service';
import type { NewPeriodsService } from './new-periods.service';
import { endOf } from './terms';

interface AdministrationParts {
  dataSource: Database;
  users: UserService;
  memberships: MembershipService;
  newPeriods: NewPeriodsService;
  outbox: Pick<Outbox, 'put'>;
  links: Links;
}

interface Decision {
  memberId: string;
  reason: string;
}

interface GrantedPlan {
  user: User;
  offer: PlanOffer;
  reason: string;
  /** Absent if a repetition need not be recognised. */
  requestKey?: string | null | undefined;
}

interface Setting extends Decision {
  status: MembershipStatus;
  planName?: string | null;
  requestKey?: string | null | undefined;
}

/** A member and the type of the membership that was changed. */
interface ChangedMembership {
  member: User;
  planType: PlanType;
}

type Work = (manager: EntityManager, user: User) => Promise<PlanType>;

/** Memberships that staff grant without a payment, or end before their time. */
export class MembershipAdministrationService {
  constructor(private readonly parts: AdministrationParts) {}

  /** Adds a period of a plan on sale, or finds the one with the same key. */
  grant(
    actor: UserActor,
    { offerId, requestKey, ...decision }: Decision & { offerId: string; requestKey: string },
  ): Promise<ChangedMembership> {
    return this.change(decision, async (manager, user) => {
      const offer = await this.soldOffer(manager, offerId);
      return this.addOnce(manager, actor, { user, offer, reason: decision.reason, requestKey });
    });
  }

  /** Adds a period, unless the request was sent before. Without a key, it was if the same was granted a minute ago. */
  private async addOnce(manager: EntityManager, actor: UserActor, grant: GrantedPlan): Promise<PlanType> {
    const { user, offer, requestKey } = grant;
    const { memberships } = this.parts;
    // The lock of the member makes the second of two concurrent requests find the period of the first.
    const known =
      requestKey == null
        ? await memberships.grantedJustNow(manager, user.id, offer)
        : await memberships.granted(manager, user.id, requestKey);
    return known ? requireSame(known, offer) : this.add(manager, actor, grant);
  }

  /** A plan on sale, for staff who give it to members. */
  async soldOffer(manager: EntityManager, offerId: string): Promise<PlanOffer> {
    const where = { id: offerId, retiredAt: IsNull() };
    const offer = isUuid(offerId) ? await manager.findOneBy(PlanOffer, where) : null;
    if (!offer) throw invalidField('offerId', 'NOT_AVAILABLE', orderMessages.planNotSold);
    return offer;
  }

  /** Ends the current and upcoming periods now. Their orders stay paid. */
  cancel(
    actor: UserActor,
    { planType, ...decision }: Decision & { planType: PlanType },
  ): Promise<ChangedMembership> {
    return this.change(decision, async (manager, user) => {
      const isEnded = await this.end(manager, actor, { user, planType, reason: decision.reason });
      if (!isEnded) throw new Conflict('MEMBERSHIP_INACTIVE', membershipMessages.inactive);
      return planType;
    });
  }

  /**
   * Adds a period of the plan with this name, or ends the periods of its type. Ending an inactive membership changes
   * nothing. Without a plan, ends the membership that lists of members show.
   */
  set(actor: UserActor, { status, planName, requestKey, ...decision }: Setting): Promise<ChangedMembership> {
    const { reason } = decision;
    return this.change(decision, async (manager, user) => {
      const offer = planName == null ? null : await offerNamed(manager, planName);
      if (status === 'active') {
        return this.addOnce(manager, actor, { user, offer: requireSold(offer), reason, requestKey });
      }
      const planType = offer?.planType ?? (await shownPlanType(manager, user.id));
      await this.end(manager, actor, { user, planType, reason });
      return planType;
    });
  }

  private change({ memberId }: Decision, work: Work): Promise<ChangedMembership> {
    return this.parts.dataSource.transaction(async (manager) => {
      const member = await this.parts.users.lockMember(manager, memberId);
      return { member, planType: await work(manager, member) };
    });
  }

  /** Adds a period of a plan and tells the member. The caller has locked the member's row. */
  async add(
    manager: EntityManager,
    actor: UserActor,
    { user, offer, reason, requestKey }: GrantedPlan,
  ): Promise<PlanType> {
    const { newPeriods, outbox, links } = this.parts;
    const { planName, endsAt } = await newPeriods.grant(manager, actor, {
      memberId: user.id,
      offer,
      reason,
      requestKey,
    });
    const membershipUrl = links.membership();
    const mail = membershipGrantedMail({ plan: planName, lastDay: lastDayOf(endsAt), membershipUrl });
    await outbox.put(manager, { to: user.email, mail });
    return offer.planType;
  }

  /** Returns whether there was a period to end. */
  private async end(
    manager: EntityManager,
    actor: UserActor,
    { user, planType, reason }: { user: User; planType: PlanType; reason: string },
  ): Promise<boolean> {
    const { memberships, outbox, links } = this.parts;
    const [first] = await memberships.cancel(manager, actor, { memberId: user.id, planType, reason });
    if (!first) return false;
    const { planName: plan } = first;
    const lastDay = lastDayOf(endOf(first));
    const mail = membershipCancelledMail({ plan, lastDay, membershipUrl: links.membership() });
    await outbox.put(manager, { to: user.email, mail });
    return true;
  }
}

function requireSame({ planName, planType }: MembershipPeriod, offer: PlanOffer): PlanType {
  const isSame = planName === offer.name && planType === offer.planType;
  if (!isSame) throw requestKeyUsed();
  return planType;
}

async function offerNamed(manager: EntityManager, name: string): Promise<PlanOffer> {
  const offer = await manager.findOneBy(PlanOffer, { name });
  if (!offer) throw invalidField('planName', 'NOT_AVAILABLE', membershipMessages.planNotFound);
  return offer;
}

function requireSold(offer: PlanOffer | null): PlanOffer {
  if (!offer) throw invalidField('planName', 'REQUIRED', orderMessages.planRequired);
  if (offer.retiredAt !== null) throw invalidField('planName', 'NOT_AVAILABLE', orderMessages.planNotSold);
  return offer;
}

/** The pass, or nutrition for members who have never had a pass. */
async function shownPlanType(manager: EntityManager, userId: string): Promise<PlanType> {
  const periods = await manager.findBy(MembershipPeriod, { userId });
  const types = periods.filter((one) => one.startsAt < endOf(one)).map(({ planType }) => planType);
  return PLAN_TYPES.find((type) => types.includes(type)) ?? 'pass';
}
