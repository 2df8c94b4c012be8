import { ArgsType, Field } from 'type-graphql';
import type { PlanType } from '#common/plans/plans';
import { PlanTypeType } from './plan.enums';

@ArgsType()
export class PlanOffersArgs {
  @Field(() => PlanTypeType, { nullable: true, description: 'Type of the listed plans; null for all types.' })
  planType?: PlanType | null;
}
