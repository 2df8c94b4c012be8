import { studioDay, textOfDay } from '#common/calendar';
import { taxed } from '#common/plans/gst';
import { rateOn, type TaxRate } from '#common/settings/taxes.form';
import type { Clock } from '../../lib/clock';
import type { CurrentSettings } from '../settings/settings.service';
import type { TaxedPrice } from './taxed-price.embedded';

/** Turns list prices into prices with taxes, as the studio has set them for today. */
export class PricingService {
  constructor(private readonly parts: { settings: CurrentSettings; clock: Clock }) {}

  of(pricePaise: number): TaxedPrice {
    const rateBasisPoints = this.rate()?.basisPoints ?? 0;
    const { isInclusive } = this.taxes;
    return { rateBasisPoints, ...taxed(pricePaise, { rateBasisPoints, isInclusive }) };
  }

  /** A price less that much of its total, which leaves less to tax. */
  reduced({ rateBasisPoints, totalPaise }: TaxedPrice, paise: number): TaxedPrice {
    return { rateBasisPoints, ...taxed(totalPaise - paise, { rateBasisPoints, isInclusive: true }) };
  }

  /** GSTIN and service code for an invoice; both null where no tax is charged. */
  registration(): { gstin: string | null; sac: string | null } {
    const rate = this.rate();
    return rate && rate.basisPoints > 0
      ? { gstin: this.taxes.gstin, sac: rate.sac }
      : { gstin: null, sac: null };
  }

  private get taxes() {
    return this.parts.settings.current.taxes;
  }

  private rate(): TaxRate | null {
    return rateOn(this.taxes.rates, textOfDay(studioDay(this.parts.clock.now())));
  }
}
