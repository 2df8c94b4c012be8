import type { EntityManager } from 'typeorm';
import { dayOfText, daysBetween } from '#common/calendar';
import { PRICE_AHEAD_DAYS_MAX } from '#common/plans/limits';
import { planMessages as messages } from '#common/plans/messages';
import type { Database } from '../../database/database';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { InvalidFields } from '../../lib/errors';
import { studioDate } from '../../lib/studio-date';
import { staffName } from '../accounts/staff-name';
import type { JournalService } from '../journal/journal.service';
import { lockPlan, withPrices } from './managed-plans';
import type { ManagedPlan } from './managed-plan.type';
import type { SetPlanPriceInput } from './plan-administration.input';
import { PlanOffer } from './plan-offer.entity';
import { PlanPrice } from './plan-price.entity';

interface PlanPricesParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
}

/** Prices of plans, some of which begin on a later day. */
export class PlanPricesService {
  constructor(private readonly parts: PlanPricesParts) {}

  /** Sets a price from a day on, for which another one may have been set. Repeating it adds nothing. */
  set(
    actor: UserActor,
    { planId, price: { minorUnits }, startsOn }: SetPlanPriceInput,
  ): Promise<ManagedPlan> {
    const { dataSource, clock, journal } = this.parts;
    const today = studioDate(new Date(clock.now()));
    const day = startsOn ?? today;
    requireDayAhead(day, today);
    return dataSource.transaction(async (manager) => {
      const offer = await lockPlan(manager, planId);
      if ((await priceOn(manager, offer, day)) !== minorUnits) {
        await manager.insert(PlanPrice, {
          offerId: offer.id,
          pricePaise: minorUnits,
          startsOn: day,
          setBy: await staffName(manager, actor),
          setAt: new Date(clock.now()),
        });
        await journal.write(manager, actor, {
          type: 'plan.price-set',
          subjectId: offer.id,
          memberId: null,
          before: { pricePaise: offer.pricePaise },
          after: { name: offer.name, pricePaise: minorUnits, startsOn: day },
        });
        if (day === today) {
          // Only this plan: somebody else may have locked the rows of the others.
          await manager.update(PlanOffer, offer.id, { pricePaise: minorUnits });
          offer.pricePaise = minorUnits;
        }
      }
      const [plan] = await withPrices(manager, [offer]);
      return plan!;
    });
  }

  /** Applies the prices that begin today, or began while the server did not run. */
  apply(): Promise<void> {
    const { dataSource, clock } = this.parts;
    const today = studioDate(new Date(clock.now()));
    return dataSource.transaction((manager) => applyPrices(manager, today));
  }
}

function requireDayAhead(day: string, today: string): void {
  const days = daysBetween(dayOfText(today)!, dayOfText(day)!);
  if (days < 0 || days > PRICE_AHEAD_DAYS_MAX)
    throw new InvalidFields([{ path: ['startsOn'], reason: 'INVALID', message: messages.dayWrong }]);
}

/**
 * The prices in force: of those that have begun, the one with the latest day, and of several for that day the newest.
 */
const PRICES_ON = `select distinct on (offer_id) offer_id, price_paise from plan_prices
  where starts_on is null or starts_on <= $1 order by offer_id, starts_on desc nulls last, number desc`;

async function priceOn(manager: EntityManager, { id, pricePaise }: PlanOffer, day: string): Promise<number> {
  const [row] = await manager.query<{ price_paise: number }[]>(
    `select price_paise from (${PRICES_ON}) as due where offer_id = $2`,
    [day, id],
  );
  return row?.price_paise ?? pricePaise;
}

async function applyPrices(manager: EntityManager, today: string): Promise<void> {
  const due = await manager.query<{ id: string; pricePaise: number }[]>(
    `select id, due.price_paise as "pricePaise" from (${PRICES_ON}) as due
    join plan_offers on plan_offers.id = offer_id where due.price_paise <> plan_offers.price_paise`,
    [today],
  );
  // An update of no row would still empty the caches of pages.
  for (const { id, pricePaise } of due) await manager.update(PlanOffer, id, { pricePaise });
}
