import { FieldResolver, Resolver, Root } from 'type-graphql';
import { usesRupees } from '#common/studio-currency';
import { studio } from '#common/studio';
import { Money, moneyOf } from '../../graphql/money.type';
import { TaxLine } from './tax-line.type';
import { TaxedPrice } from './taxed-price.embedded';

@Resolver(() => TaxedPrice)
export class TaxedPriceFields {
  @FieldResolver(() => Money, { description: 'Amount payable, including taxes.' })
  total(@Root() { totalPaise }: TaxedPrice): Money {
    return moneyOf(totalPaise);
  }

  @FieldResolver(() => Money, { description: 'Taxable value, without the taxes.' })
  taxable(@Root() { taxablePaise }: TaxedPrice): Money {
    return moneyOf(taxablePaise);
  }

  @FieldResolver(() => [TaxLine], { description: 'Taxes, as on an invoice; empty if none are charged.' })
  taxLines(@Root() { rateBasisPoints, cgstPaise, sgstPaise }: TaxedPrice): TaxLine[] {
    if (rateBasisPoints === 0) return [];
    if (!usesRupees()) return [{ name: studio.taxName, rateBasisPoints, amount: moneyOf(cgstPaise) }];
    const half = rateBasisPoints / 2;
    return [
      { name: 'CGST', rateBasisPoints: half, amount: moneyOf(cgstPaise) },
      { name: 'SGST', rateBasisPoints: half, amount: moneyOf(sgstPaise) },
    ];
  }

  @FieldResolver(() => Money, { description: 'Rounding difference, which may be negative.' })
  roundOff(@Root() { roundOffPaise }: TaxedPrice): Money {
    return moneyOf(roundOffPaise);
  }
}
