import { ArgsType, Field, ID } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';

@ArgsType()
export class SaleQuoteArgs {
  @Field(() => ID)
  memberId!: string;

  @Field(() => ID, { description: 'Id of a plan on sale.' })
  offerId!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day; null to start now, or after what is already paid.',
  })
  startsOn?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the plan is to replace the running one, with credit for its unused days.',
  })
  isUpgrade!: boolean;
}
