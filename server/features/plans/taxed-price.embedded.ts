import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { TaxedAmounts } from '#common/plans/gst';

@ObjectType({
  description: 'The price of an order in paise, split as on an invoice; the parts add up to the total.',
})
export class TaxedPrice implements TaxedAmounts {
  @Field(() => Int, { description: 'GST rate in basis points (1/100 %); 0 where no tax is charged.' })
  @Column({ type: 'integer', name: 'tax_rate_bp' })
  rateBasisPoints!: number;

  @Field(() => Int, { description: 'Taxable value, in paise.' })
  @Column({ type: 'integer', name: 'taxable_paise' })
  taxablePaise!: number;

  @Field(() => Int, { description: 'Central GST, in paise.' })
  @Column({ type: 'integer', name: 'cgst_paise' })
  cgstPaise!: number;

  @Field(() => Int, { description: 'State GST, in paise; always equal to the central GST.' })
  @Column({ type: 'integer', name: 'sgst_paise' })
  sgstPaise!: number;

  @Field(() => Int, { description: 'Rounding difference in paise; may be negative.' })
  @Column({ type: 'integer', name: 'round_off_paise' })
  roundOffPaise!: number;

  @Field(() => Int, { description: 'Amount payable, in paise.' })
  @Column({ type: 'integer', name: 'total_paise' })
  totalPaise!: number;
}
