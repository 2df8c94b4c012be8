import type { EntityManager } from 'typeorm';
import { PRICES_LISTED_MAX } from '#common/plans/limits';
import { planMessages } from '#common/plans/messages';
import { groupBy } from '../../lib/group-by';
import { NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { moneyOf } from '../../graphql/money.type';
import type { ManagedPlan, PlanPriceType } from './managed-plan.type';
import { PlanOffer } from './plan-offer.entity';
import type { PlanPrice } from './plan-price.entity';

/** The plans with their prices, in the order given. */
export async function withPrices(manager: EntityManager, offers: PlanOffer[]): Promise<ManagedPlan[]> {
  const rows = await manager.query<PlanPrice[]>(
    `select prices.id, offer_id as "offerId", price_paise as "pricePaise", to_char(starts_on, 'YYYY-MM-DD') as "startsOn",
      set_by as "setBy", set_at as "setAt"
    from unnest($1::uuid[]) as offer (id) cross join lateral (
      select * from plan_prices where offer_id = offer.id order by starts_on desc nulls last, number desc limit $2
    ) as prices`,
    [offers.map(({ id }) => id), PRICES_LISTED_MAX],
  );
  const pricesOf = groupBy(rows, ({ offerId }) => offerId);
  return offers.map((offer) => ({
    offer,
    listPrice: moneyOf(offer.pricePaise),
    version: offer.version,
    retiredAt: offer.retiredAt,
    prices: (pricesOf.get(offer.id) ?? []).map(priceTypeOf),
  }));
}

const priceTypeOf = ({ id, pricePaise, startsOn, setBy, setAt }: PlanPrice): PlanPriceType => ({
  id,
  amount: moneyOf(pricePaise),
  startsOn,
  setBy,
  setAt,
});

/** Reads and locks a plan. */
export async function lockPlan(manager: EntityManager, id: string): Promise<PlanOffer> {
  const offer = isUuid(id)
    ? await manager.findOne(PlanOffer, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!offer) throw new NotFound('PLAN_NOT_FOUND', planMessages.notFound);
  return offer;
}
