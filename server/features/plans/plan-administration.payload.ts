import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ManagedPlan } from './managed-plan.type';

@ObjectType()
abstract class PlanPayload extends MessagePayload {
  @Field(() => ManagedPlan, { description: 'The plan after the change.' })
  plan!: ManagedPlan;
}

@ObjectType()
export class CreatePlanPayload extends PlanPayload {}

@ObjectType()
export class UpdatePlanPayload extends PlanPayload {}

@ObjectType()
export class SetPlanPricePayload extends PlanPayload {}

@ObjectType()
export class SetPlanOnSalePayload extends PlanPayload {}

@ObjectType()
export class SortPlansPayload extends MessagePayload {
  @Field(() => [ManagedPlan], { description: 'All plans in their new order.' })
  plans!: ManagedPlan[];
}
