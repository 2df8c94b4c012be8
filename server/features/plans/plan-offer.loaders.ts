import type { Batch } from '../../graphql/loaders';
import type { PlanOffer } from './plan-offer.entity';

/** Plan offers by their id, on sale or not. */
export const offersById: Batch<string, PlanOffer> = async (ids, { planOffers }) =>
  new Map((await planOffers.withIds(ids)).map((offer) => [offer.id, offer]));

/** The price list: all offers on sale, in its order. */
export const offersOnSale: Batch<'all', PlanOffer[]> = async (_keys, { planOffers }) =>
  new Map([['all', await planOffers.list(null)]]);
