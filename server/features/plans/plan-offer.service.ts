import { IsNull } from 'typeorm';
import type { PlanType } from '#common/plans/plans';
import type { Database } from '../../database/database';
import { readByIds } from '../../database/read-rows';
import { PlanOffer } from './plan-offer.entity';

export class PlanOfferService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** The offers on sale, in the order of the price list; of all types when none is given. */
  list(planType: PlanType | null | undefined): Promise<PlanOffer[]> {
    return this.parts.dataSource.getRepository(PlanOffer).find({
      where: { retiredAt: IsNull(), ...(planType ? { planType } : {}) },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** The offers with these ids, also those taken off sale. */
  withIds(ids: string[]): Promise<PlanOffer[]> {
    return readByIds(this.parts.dataSource, PlanOffer, ids);
  }
}
