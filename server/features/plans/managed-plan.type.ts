import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PRICES_LISTED_MAX } from '#common/plans/limits';
import { DateScalar } from '../../graphql/date.scalar';
import { Money } from '../../graphql/money.type';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { PlanOffer } from './plan-offer.entity';

@ObjectType('PlanPrice', { description: 'A list price of a plan, from a day on.' })
export class PlanPriceType {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => Money, { description: 'List price; the settings of the studio say if it includes tax.' })
  amount!: Money;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day; null for the price with which the plan was added.',
  })
  startsOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the user who set it; null for the first price.',
  })
  setBy!: string | null;

  @Field(() => Date, { description: 'When it was set.' })
  setAt!: Date;
}

@ObjectType({ description: 'A plan with what only those see who set the prices.' })
export class ManagedPlan {
  @Field(() => PlanOffer, { description: 'The plan as it is sold, or was.' })
  offer!: PlanOffer;

  @Field(() => Money, { description: 'List price of today.' })
  listPrice!: Money;

  @Field(() => Int, { description: 'Version of what it includes; `updatePlan` expects it.' })
  version!: number;

  @Field(() => Date, { nullable: true, description: 'When it was taken off sale; null while it is sold.' })
  retiredAt!: Date | null;

  @Field(() => [PlanPriceType], {
    description: `Prices, those of later days first; of the same day, the one that was set last counts. Up to ${PRICES_LISTED_MAX}.`,
  })
  prices!: PlanPriceType[];
}
