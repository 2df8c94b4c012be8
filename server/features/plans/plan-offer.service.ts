import { IsNull, Not } from 'typeorm';
import type { PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import { readByIds } from '../../database/read-rows';
import { PlanOffer } from './plan-offer.entity';

export class PlanOfferService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** Day passes and trials on sale, in the order of the price list. */
  atDesk(): Promise<PlanOffer[]> {
    return this.parts.dataSource.getRepository(PlanOffer).find({
      where: { retiredAt: IsNull(), kind: Not('membership') },
      order: { position: 'ASC', name: 'ASC' },
    });
  }

  /** The memberships on sale, in the order of the price list; of all types when none is given. */
  list(planType: PlanType | null | undefined): Promise<PlanOffer[]> {
    return this.parts.dataSource.getRepository(PlanOffer).find({
      where: { retiredAt: IsNull(), kind: 'membership', ...(planType ? { planType } : {}) },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** The offers with these ids, also those taken off sale. */
  withIds(ids: string[]): Promise<PlanOffer[]> {
    return readByIds(this.parts.dataSource, PlanOffer, ids);
  }
}
