import { Field, ObjectType } from 'type-graphql';
import type { TaxedAmounts } from '#common/plans/gst';
import { Money, moneyOf } from '../../graphql/money.type';

@ObjectType({
  description: 'Sums of documents, less their credit notes: the other amounts add up to the total.',
})
export class TaxAmounts {
  @Field(() => Money, { description: 'Taxable value, without the taxes.' })
  taxable!: Money;

  @Field(() => Money, { description: 'Central GST.' })
  cgst!: Money;

  @Field(() => Money, { description: 'State GST.' })
  sgst!: Money;

  @Field(() => Money, { description: 'Rounding differences; may be negative.' })
  roundOff!: Money;

  @Field(() => Money, { description: 'Total value, including the taxes.' })
  total!: Money;
}

export const taxAmountsOf = (sum: TaxedAmounts): TaxAmounts => ({
  taxable: moneyOf(sum.taxablePaise),
  cgst: moneyOf(sum.cgstPaise),
  sgst: moneyOf(sum.sgstPaise),
  roundOff: moneyOf(sum.roundOffPaise),
  total: moneyOf(sum.totalPaise),
});
