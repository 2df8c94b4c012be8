import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_KINDS, PLAN_TYPES, type PlanKind, type PlanType } from '#common/plans/plans';
import { DateScalar } from '../../graphql/date.scalar';
import { EnumColumn } from '../../database/enum-column';
import { PlanKindType, PlanTypeType } from '../plans/plan.enums';
import { PlanOffer } from '../plans/plan-offer.entity';
import { TaxedPrice } from '../plans/taxed-price.embedded';

/** Columns of an order that keep the ordered plan and its price as they were when it was placed. */
@ObjectType()
@Check('orders_start_reason_has_a_day', 'start_reason is null or starts_on is not null')
@Check(
  'orders_discount_has_a_reason',
  'discount_paise >= 0 and (discount_paise > 0) = (discount_reason is not null)',
)
export abstract class OrderedPlan {
  /** Null once the offer is deleted. */
  @Column({ type: 'uuid', name: 'offer_id', nullable: true })
  offerId!: string | null;

  @ManyToOne(() => PlanOffer, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'orders_offer' })
  offer!: Relation<PlanOffer> | null;

  @Field(() => String, { name: 'planName', description: 'Name of the plan when the order was placed.' })
  @Column({ type: 'varchar', length: PLAN_NAME_LENGTH_MAX })
  plan!: string;

  @Field(() => PlanTypeType)
  @EnumColumn('orders_plan_type_is_known', PLAN_TYPES, { name: 'plan_type' })
  planType!: PlanType;

  @Field(() => PlanKindType)
  @EnumColumn('orders_plan_kind_is_known', PLAN_KINDS, { name: 'plan_kind', default: 'membership' })
  planKind!: PlanKind;

  @Field(() => Int, {
    description: 'Number of calendar months that the order pays for; 0 for a plan of some days.',
  })
  @Column({ type: 'smallint', name: 'duration_months' })
  durationMonths!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of days of a plan that is no membership of months.',
  })
  @Column({ type: 'smallint', name: 'duration_days', nullable: true })
  durationDays!: number | null;

  @Field(() => TaxedPrice, { description: 'Price when the order was placed, with taxes.' })
  @Column(() => TaxedPrice, { prefix: false })
  price!: TaxedPrice;

  /** What the front desk took off the total of the plan; the price is what is left. */
  @Column({ type: 'integer', name: 'discount_paise', default: 0 })
  discountPaise!: number;

  /** Null without a discount. */
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'discount_reason', nullable: true })
  discountReason!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day of the membership that the front desk chose; null if it starts as usual.',
  })
  @Column({ type: 'date', name: 'starts_on', nullable: true })
  startsOn!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why that is before the day of the sale, as shown to the member; null if it is not.',
  })
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'start_reason', nullable: true })
  startReason!: string | null;

  /** GST registration number of the studio, for the invoice. */
  @Column({ type: 'varchar', length: 15, nullable: true })
  gstin!: string | null;

  /** Services accounting code, for the invoice. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  sac!: string | null;
}
