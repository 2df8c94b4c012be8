import { Field, ID, InputType, Int } from 'type-graphql';
import {
  PLAN_DAYS_MAX,
  PLAN_FEATURES_MAX,
  PLAN_MONTHS_MAX,
  PLAN_NAME_LENGTH_MAX,
  PRICE_AHEAD_DAYS_MAX,
} from '#common/plans/limits';
import { newPlanForm, planFeaturesForm, planPriceForm } from '#common/plans/plan.form';
import type { PlanKind, PlanType } from '#common/plans/plans';
import { DateScalar } from '../../graphql/date.scalar';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';
import { PlanKindType, PlanTypeType } from './plan.enums';

const PRICE = 'List price; the settings of the studio say if it includes tax.';
const FEATURES = `Included services, in display order, up to ${PLAN_FEATURES_MAX}.`;

@Validated(newPlanForm)
@InputType()
export class CreatePlanInput {
  @Field(() => PlanTypeType)
  planType!: PlanType;

  @Field(() => PlanKindType)
  kind!: PlanKind;

  @Field(() => String, { description: `Unique name, up to ${PLAN_NAME_LENGTH_MAX} characters.` })
  name!: string;

  @Field(() => MoneyInput, { description: PRICE })
  price!: MoneyInput;

  @Field(() => Int, {
    nullable: true,
    description: `Months of a membership, 1 to ${PLAN_MONTHS_MAX}; ignored for other kinds.`,
  })
  durationMonths?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Days of a day pass or trial, 1 to ${PLAN_DAYS_MAX}; ignored for memberships.`,
  })
  durationDays?: number | null;

  @Field(() => [String], { description: FEATURES })
  features!: string[];
}

@Validated(planFeaturesForm)
@InputType()
export class UpdatePlanInput {
  @Field(() => ID)
  planId!: string;

  @Field(() => [String], { description: FEATURES })
  features!: string[];

  @Field(() => Int, {
    description:
      '`version` of the plan on which the change is based. If it is not the current one, nothing is changed, and the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@Validated(planPriceForm)
@InputType()
export class SetPlanPriceInput {
  @Field(() => ID)
  planId!: string;

  @Field(() => MoneyInput, { description: PRICE })
  price!: MoneyInput;

  @Field(() => DateScalar, {
    nullable: true,
    description: `First day, up to ${PRICE_AHEAD_DAYS_MAX} days ahead; null for today.`,
  })
  startsOn?: string | null;
}

@InputType()
export class SetPlanOnSaleInput {
  @Field(() => ID)
  planId!: string;

  @Field(() => Boolean, { description: 'Whether it is sold from now on.' })
  isOnSale!: boolean;
}

@InputType()
export class SortPlansInput {
  @Field(() => [ID], { description: 'Ids of all plans in their new order, those off sale included.' })
  planIds!: string[];
}
