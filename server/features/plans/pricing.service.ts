import { taxed, type GstRule } from '#common/gst';
import type { TaxedPrice } from './taxed-price.embedded';

/** What a studio that is registered for GST prints beside the tax; null and no rate where it is not. */
export interface GstSettings extends GstRule {
  gstin: string | null;
  /** Code of the service, which invoices name. */
  sac: string;
}

/** From prices of the list to what is paid, by the settings of the studio. */
export class Pricing {
  constructor(readonly gst: GstSettings) {}

  of(pricePaise: number): TaxedPrice {
    return { rateBasisPoints: this.gst.rateBasisPoints, ...taxed(pricePaise, this.gst) };
  }

  /** Registration and code for an invoice; neither where no tax is charged. */
  registration(): { gstin: string | null; sac: string | null } {
    const { rateBasisPoints, gstin, sac } = this.gst;
    return rateBasisPoints > 0 ? { gstin, sac } : { gstin: null, sac: null };
  }
}
