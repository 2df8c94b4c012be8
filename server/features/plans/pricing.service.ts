import { taxed, type GstRule } from '#common/plans/gst';
import type { TaxedPrice } from './taxed-price.embedded';

/** GST settings of the studio. If it is not registered for GST, `gstin` is null and the rate is 0. */
export interface GstSettings extends GstRule {
  gstin: string | null;
  /** Services accounting code, printed on invoices. */
  sac: string;
}

/** Turns list prices into prices with taxes, by the studio's GST settings. */
export class PricingService {
  constructor(private readonly parts: { gst: GstSettings }) {}

  of(pricePaise: number): TaxedPrice {
    return { rateBasisPoints: this.parts.gst.rateBasisPoints, ...taxed(pricePaise, this.parts.gst) };
  }

  /** A price less that much of its total, which leaves less to tax. */
  reduced({ rateBasisPoints, totalPaise }: TaxedPrice, paise: number): TaxedPrice {
    return { rateBasisPoints, ...taxed(totalPaise - paise, { rateBasisPoints, isInclusive: true }) };
  }

  /** GSTIN and service code for an invoice; both null where no tax is charged. */
  registration(): { gstin: string | null; sac: string | null } {
    const { rateBasisPoints, gstin, sac } = this.parts.gst;
    return rateBasisPoints > 0 ? { gstin, sac } : { gstin: null, sac: null };
  }
}
