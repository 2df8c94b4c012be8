import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { TaxedAmounts } from '#common/gst';

@ObjectType({
  description: 'What is paid, in paise and split as an invoice shows it: the parts together are the total.',
})
export class TaxedPrice implements TaxedAmounts {
  @Field(() => Int, { description: 'GST in hundredths of a percent; 0 where none is charged.' })
  @Column({ type: 'integer', name: 'tax_rate_bp' })
  rateBasisPoints!: number;

  @Field(() => Int, { description: 'The value that is taxed.' })
  @Column({ type: 'integer', name: 'taxable_paise' })
  taxablePaise!: number;

  @Field(() => Int, { description: 'GST to the centre.' })
  @Column({ type: 'integer', name: 'cgst_paise' })
  cgstPaise!: number;

  @Field(() => Int, { description: 'GST to the state, always as much.' })
  @Column({ type: 'integer', name: 'sgst_paise' })
  sgstPaise!: number;

  @Field(() => Int, { description: 'What rounding leaves over, either way.' })
  @Column({ type: 'integer', name: 'round_off_paise' })
  roundOffPaise!: number;

  @Field(() => Int, { description: 'What is to be paid.' })
  @Column({ type: 'integer', name: 'total_paise' })
  totalPaise!: number;
}
