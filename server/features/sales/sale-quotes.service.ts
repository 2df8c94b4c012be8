import type { EntityManager } from 'typeorm';
import { accountMessages } from '#common/accounts/messages';
import type { Database } from '../../database/database';
import { moneyOf } from '../../graphql/money.type';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { InvalidFields, NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { User } from '../accounts/user.entity';
import type { NewPeriodsService } from '../memberships/new-periods.service';
import { chosenStart } from './chosen-start';
import type { DeskSettings } from './desk-settings';
import type { NewOrdersService } from './new-orders.service';
import { lengthOf } from '../plans/plan-offer.entity';
import { requireFirstTrial } from './first-trial';
import type { SaleQuote } from './sale-quote.type';
import type { UpgradesService } from './upgrades.service';

interface QuoteParts {
  dataSource: Database;
  clock: Clock;
  desk: DeskSettings;
  newPeriods: NewPeriodsService;
  newOrders: NewOrdersService;
  upgrades: UpgradesService;
}

interface Wanted {
  memberId: string;
  offerId: string;
  startsOn?: string | null;
  isUpgrade: boolean;
}

/** Previews of sales at the front desk. */
export class SaleQuotesService {
  constructor(private readonly parts: QuoteParts) {}

  /** The days of the new period, or the sentence with which the sale would be refused. */
  async of(actor: UserActor, wanted: Wanted): Promise<SaleQuote> {
    return this.parts.dataSource.transaction(async (manager) => {
      const { memberId: userId } = wanted;
      const isKnown = isUuid(userId) && (await manager.existsBy(User, { id: userId }));
      if (!isKnown) throw new NotFound('MEMBER_NOT_FOUND', accountMessages.notFound);
      return this.quote(manager, actor, wanted).catch((error: unknown) => {
        if (!(error instanceof InvalidFields)) throw error;
        return { startsAt: null, endsAt: null, credit: null, total: null, problem: error.message };
      });
    });
  }

  private async quote(
    manager: EntityManager,
    actor: UserActor,
    { memberId: userId, offerId, startsOn, isUpgrade }: Wanted,
  ): Promise<SaleQuote> {
    const { clock, desk, newPeriods, newOrders, upgrades } = this.parts;
    const now = clock.now();
    // The reason is asked for later: it does not change the days.
    const start = startsOn == null ? null : chosenStart({ desk, now }, actor, { startsOn, reason: '-' });
    const offer = await newOrders.offerOnSale(manager, offerId);
    await requireFirstTrial(manager, userId, offer);
    const credit = isUpgrade ? await upgrades.creditFor(manager, userId, offer) : null;
    const { price } = newOrders.saleOf(offer, { discount: null, start, credit });
    const { startsAt, endsAt } = await newPeriods.termOfSale(manager, userId, {
      planType: offer.planType,
      ...lengthOf(offer),
      startsOn: start?.startsOn ?? null,
      isUpgrade,
    });
    return {
      startsAt,
      endsAt,
      credit: credit && {
        amount: moneyOf(credit.amountPaise),
        days: credit.days,
        creditedOrderId: credit.order.id,
      },
      total: moneyOf(price.totalPaise),
      problem: null,
    };
  }
}
