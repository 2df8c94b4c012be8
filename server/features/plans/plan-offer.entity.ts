import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PlanLength } from '#common/plans/plan-length';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_KINDS, PLAN_TYPES, type PlanKind, type PlanType } from '#common/plans/plans';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { PlanKindType, PlanTypeType } from './plan.enums';

@ObjectType({ description: 'A gym pass or nutrition plan that the studio sells or has sold.' })
@Entity('plan_offers')
@Unique('plan_offers_name_unique', ['name'])
@Check('plan_offers_costs_something', 'price_paise > 0')
@Check(
  'plan_offers_lasts',
  `case kind when 'membership' then duration_months > 0 and duration_days is null
    else duration_months = 0 and coalesce(duration_days, 0) > 0 end`,
)
export class PlanOffer {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'plan_offers_pkey' })
  id!: string;

  /** Sort order in the price list, lowest first. */
  @Column({ type: 'smallint' })
  position!: number;

  @Field(() => PlanTypeType)
  @EnumColumn('plan_offers_type_is_known', PLAN_TYPES, { name: 'type' })
  planType!: PlanType;

  @Field(() => PlanKindType)
  @EnumColumn('plan_offers_kind_is_known', PLAN_KINDS, { name: 'kind', default: 'membership' })
  kind!: PlanKind;

  /** Unique: memberships, receipts and mails name a plan by this alone. */
  @Field(() => String, { description: 'Unique name, such as "Premium 3 Months".' })
  @Column({ type: 'varchar', length: PLAN_NAME_LENGTH_MAX })
  name!: string;

  /** Today's list price, from the newest `PlanPrice` in force; the settings say whether it includes tax. */
  @Column({ type: 'integer', name: 'price_paise' })
  pricePaise!: number;

  @Field(() => Int, {
    description: 'Number of calendar months that one payment covers; 0 for a plan of some days.',
  })
  @Column({ type: 'smallint', name: 'duration_months' })
  durationMonths!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of days of a plan that is no membership of months.',
  })
  @Column({ type: 'smallint', name: 'duration_days', nullable: true })
  durationDays!: number | null;

  @Field(() => [String], { description: 'Included services, in display order.' })
  @Column({ type: 'text', array: true })
  features!: string[];

  /** Increases with every change of the features. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** When it was taken off sale; null while it is sold. */
  @Column({ type: 'timestamptz', precision: 3, name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}

export const lengthOf = ({
  durationMonths: months,
  durationDays: days,
}: Pick<PlanOffer, 'durationMonths' | 'durationDays'>): PlanLength => ({ months, days });
