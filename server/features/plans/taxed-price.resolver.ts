import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Money, moneyOf } from '../../graphql/money.type';
import { TaxLine } from './tax-line.type';
import { TaxedPrice } from './taxed-price.embedded';

@Resolver(() => TaxedPrice)
export class TaxedPriceFields {
  @FieldResolver(() => Money, { description: 'Amount payable.' })
  total(@Root() { totalPaise }: TaxedPrice): Money {
    return moneyOf(totalPaise);
  }

  @FieldResolver(() => Money, { description: 'Value on which the taxes are charged.' })
  taxable(@Root() { taxablePaise }: TaxedPrice): Money {
    return moneyOf(taxablePaise);
  }

  @FieldResolver(() => [TaxLine], {
    description: 'The taxes, as on an invoice; empty where none is charged.',
  })
  taxLines(@Root() { rateBasisPoints, cgstPaise, sgstPaise }: TaxedPrice): TaxLine[] {
    if (rateBasisPoints === 0) return [];
    const half = rateBasisPoints / 2;
    return [
      { name: 'CGST', rateBasisPoints: half, amount: moneyOf(cgstPaise) },
      { name: 'SGST', rateBasisPoints: half, amount: moneyOf(sgstPaise) },
    ];
  }

  @FieldResolver(() => Money, { description: 'Rounding difference; may be negative, mostly zero.' })
  roundOff(@Root() { roundOffPaise }: TaxedPrice): Money {
    return moneyOf(roundOffPaise);
  }
}
