import { Field, Float, ObjectType } from 'type-graphql';
import { Money } from '../../graphql/money.type';

@ObjectType({ description: 'A tax included in a price.' })
export class TaxLine {
  @Field(() => String, {
    description: 'Name of the tax as on an invoice: "CGST", "SGST", or that of another tax.',
  })
  name!: string;

  @Field(() => Float, { description: 'Rate in basis points (1/100 %): 250 is 2.5 %.' })
  rateBasisPoints!: number;

  @Field(() => Money)
  amount!: Money;
}
