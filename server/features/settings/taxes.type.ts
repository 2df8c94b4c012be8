import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { taxesForm, type TaxRate, type TaxSettings } from '#common/settings/taxes.form';
import { Validated } from '../../lib/validated';
import { EXPECTED_VERSION, VERSION } from './input-texts';

@ObjectType()
@InputType()
abstract class RateFields implements TaxRate {
  @Field(() => String, { description: 'First day on which it holds, ISO 8601.' })
  from!: string;

  @Field(() => Int, {
    description: 'In hundredths of a percent, central and state GST together; 0 for none.',
  })
  basisPoints!: number;

  @Field(() => String, { description: 'Services accounting code (SAC) on invoices.' })
  sac!: string;
}

@ObjectType('TaxRate', { description: 'What tax is charged from a day.' })
export class TaxRateType extends RateFields {}

@InputType({ description: 'What tax is charged from a day.' })
export class TaxRateInput extends RateFields {}

@ObjectType()
@InputType()
abstract class TaxFields implements Omit<TaxSettings, 'rates'> {
  @Field(() => String, {
    description: 'Legal name of whoever runs the studio, on receipts; empty for the name of the studio.',
  })
  legalName!: string;

  @Field(() => String, { description: 'GST registration number; empty for none.' })
  gstin!: string;

  @Field(() => String, { description: 'Name of the tax of a studio that is not paid in rupees.' })
  taxName!: string;

  @Field(() => String, {
    description: 'Number under which such a studio is registered for it; empty for none.',
  })
  taxNumber!: string;

  @Field(() => Boolean, { description: 'Whether list prices include the tax.' })
  isInclusive!: boolean;

  @Field(() => String, {
    description:
      'First letters of the numbers of receipts, one to three from A to Z. Stays for a financial year once it has receipts.',
  })
  receiptPrefix!: string;
}

@ObjectType('TaxSettings', { description: 'Tax, and what receipts say.' })
export class TaxSettingsType extends TaxFields implements TaxSettings {
  @Field(() => [TaxRateType], { description: 'Rates by the day from which they hold, earliest first.' })
  rates!: TaxRateType[];

  @Field(() => Int, { description: VERSION })
  version!: number;
}

@Validated(taxesForm)
@InputType({ description: 'All of them.' })
export class UpdateTaxSettingsInput extends TaxFields implements TaxSettings {
  @Field(() => [TaxRateInput], { description: 'Rates by the day from which they hold.' })
  rates!: TaxRateInput[];

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}
