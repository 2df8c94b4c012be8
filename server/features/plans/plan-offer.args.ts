import { ArgsType, Field } from 'type-graphql';
import type { PlanType } from '#common/plans/plans';
import { PlanTypeType } from './plan.enums';

@ArgsType()
export class PlanOffersArgs {
  @Field(() => PlanTypeType, { nullable: true, description: 'Only plans of this type; null for all.' })
  planType?: PlanType | null;
}
