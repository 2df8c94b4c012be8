import { LessThanOrEqual, MoreThan, IsNull, type EntityManager } from 'typeorm';
import { formatPaise } from '#common/money';
import { upgradeMessages } from '#common/orders/upgrade-messages';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { MembershipPeriod } from '../memberships/membership-period.entity';
import { trainingDaysOf } from '../memberships/unused-days';
import type { Order } from '../orders/order.entity';
import type { PlanOffer } from '../plans/plan-offer.entity';
import type { PricingService } from '../plans/pricing.service';
import { creditedOf } from './credited';
import { remainingOf } from './refund-amounts';
import type { RefundTransitionsService } from './refund-transitions.service';
import type { RefundService } from './refund.service';

interface UpgradeParts {
  clock: Clock;
  pricing: PricingService;
  refunds: RefundService;
  refundTransitions: RefundTransitionsService;
}

/** Value of the unused days of the running period. */
export interface Credit {
  order: Order;
  /** Unused days, today included. */
  days: number;
  amountPaise: number;
}

/** Upgrades: another plan replaces the running one, whose unused days are credited. */
export class UpgradesService {
  constructor(private readonly parts: UpgradeParts) {}

  /** The credit with which this plan would replace the running one now; throws if it cannot. */
  async creditFor(manager: EntityManager, userId: string, offer: PlanOffer): Promise<Credit> {
    if (offer.kind !== 'membership') throw refusal(upgradeMessages.noMembership(offer.name));
    const period = await this.runningPeriod(manager, userId, offer);
    const { order } = period ?? {};
    if (!period) throw refusal(upgradeMessages.notRunning);
    if (period.planName === offer.name) throw refusal(upgradeMessages.samePlan(offer.name));
    if (!order) throw refusal(upgradeMessages.notPaid(period.planName));
    if (order.status === 'part_paid')
      throw refusal(upgradeMessages.due(formatPaise(order.duePaise), order.number));
    const { all, left } = trainingDaysOf(period, this.parts.clock.now());
    const amountPaise = Math.floor(((await this.valueOf(manager, order)) * left) / all);
    if (amountPaise <= 0) throw refusal(upgradeMessages.notPaid(period.planName));
    const { totalPaise } = this.parts.pricing.of(offer.pricePaise);
    if (amountPaise >= totalPaise)
      throw refusal(upgradeMessages.tooMuch(formatPaise(amountPaise), offer.name, formatPaise(totalPaise)));
    return { order, days: left, amountPaise };
  }

  private async runningPeriod(
    manager: EntityManager,
    userId: string,
    { planType }: PlanOffer,
  ): Promise<MembershipPeriod | undefined> {
    const now = new Date(this.parts.clock.now());
    const [period] = await manager.find(MembershipPeriod, {
      where: { userId, planType, endedAt: IsNull(), startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) },
      relations: { freezes: true, order: true },
    });
    return period;
  }

  /** The amount that was paid for an order and not returned, including the credit of an earlier upgrade. */
  private async valueOf(manager: EntityManager, order: Order): Promise<number> {
    const { refunds, refundTransitions } = this.parts;
    let paise = order.creditPaise - (await creditedOf(manager, order));
    for (const payment of await refunds.paymentsOf(manager, order))
      paise += remainingOf(payment, await refundTransitions.of(manager, payment.id));
    return paise;
  }
}

const refusal = (message: string) => invalidField('credit', 'NOT_AVAILABLE', message);
