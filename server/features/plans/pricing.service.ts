import { studioDay, textOfDay } from '#common/calendar';
import { usesRupees } from '#common/studio-currency';
import { taxed } from '#common/plans/gst';
import { rateOn, registrationOf, type TaxRate } from '#common/settings/taxes.form';
import type { Clock } from '../../lib/clock';
import type { CurrentSettings } from '../settings/settings.service';
import type { TaxedPrice } from './taxed-price.embedded';

/** Turns list prices into prices with taxes, as the studio has set them for today. */
export class PricingService {
  constructor(private readonly parts: { settings: CurrentSettings; clock: Clock }) {}

  of(pricePaise: number): TaxedPrice {
    const rateBasisPoints = this.rate()?.basisPoints ?? 0;
    const { isInclusive } = this.taxes;
    return {
      rateBasisPoints,
      ...taxed(pricePaise, { rateBasisPoints, isInclusive, isOneTax: !usesRupees() }),
    };
  }

  /** A price less that much of its total, which leaves less to tax. */
  reduced({ rateBasisPoints, totalPaise }: TaxedPrice, paise: number): TaxedPrice {
    return {
      rateBasisPoints,
      ...taxed(totalPaise - paise, { rateBasisPoints, isInclusive: true, isOneTax: !usesRupees() }),
    };
  }

  /** GSTIN and service code for an invoice, or the number for another tax; both null where no tax is charged. */
  registration(): { gstin: string | null; sac: string | null } {
    const rate = this.rate();
    if (!rate || rate.basisPoints === 0) return { gstin: null, sac: null };
    return { gstin: registrationOf(this.taxes), sac: usesRupees() ? rate.sac : null };
  }

  private get taxes() {
    return this.parts.settings.current.taxes;
  }

  /** None without a registration. */
  private rate(): TaxRate | null {
    if (registrationOf(this.taxes) === '') return null;
    return rateOn(this.taxes.rates, textOfDay(studioDay(this.parts.clock.now())));
  }
}
