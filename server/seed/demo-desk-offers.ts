import type { DataSource } from 'typeorm';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { deskOffers } from './plan-offers';

/** Adds the plans of the demo studio that are sold at its front desk only, once; returns whether it did. */
export function seedDemoDeskOffers(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Recorded so that plans that were removed do not come back. A second server waits here.
    const first = await manager.query<unknown[]>(
      `insert into seeded_tables (name) values ('desk_offers') on conflict do nothing returning name`,
    );
    if (first.length === 0) return false;
    await manager.insert(PlanOffer, deskOffers());
    return true;
  });
}
