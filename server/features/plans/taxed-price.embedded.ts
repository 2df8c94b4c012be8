import { ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { TaxedAmounts } from '#common/plans/gst';

/** Columns of a price. The API shows them as `Money`, by taxed-price.resolver.ts. */
@ObjectType({
  description: 'A price as on an invoice: taxable value, taxes and rounding difference add up to the total.',
})
export class TaxedPrice implements TaxedAmounts {
  /** Rate in basis points (1/100 %), both halves of GST together; 0 where no tax is charged. */
  @Column({ type: 'integer', name: 'tax_rate_bp' })
  rateBasisPoints!: number;

  @Column({ type: 'integer', name: 'taxable_paise' })
  taxablePaise!: number;

  @Column({ type: 'integer', name: 'cgst_paise' })
  cgstPaise!: number;

  @Column({ type: 'integer', name: 'sgst_paise' })
  sgstPaise!: number;

  @Column({ type: 'integer', name: 'round_off_paise' })
  roundOffPaise!: number;

  @Column({ type: 'integer', name: 'total_paise' })
  totalPaise!: number;
}
