import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ManagedPlan } from './managed-plan.type';

@ObjectType()
abstract class PlanPayload extends MessagePayload {
  @Field(() => ManagedPlan, { description: 'The plan after the change.' })
  plan!: ManagedPlan;
}

@ObjectType({ description: 'Payload of `createPlan`.' })
export class CreatePlanPayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `updatePlan`.' })
export class UpdatePlanPayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `setPlanPrice`.' })
export class SetPlanPricePayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `setPlanOnSale`.' })
export class SetPlanOnSalePayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `sortPlans`.' })
export class SortPlansPayload extends MessagePayload {
  @Field(() => [ManagedPlan], { description: 'All plans in their new order.' })
  plans!: ManagedPlan[];
}
