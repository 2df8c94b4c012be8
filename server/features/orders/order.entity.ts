import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
  type Relation,
} from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import { GATEWAYS, type GatewayName } from '#common/orders/payments';
import { ORDER_STATUSES, type OrderStatus } from '#common/orders/status-transitions';
import type { Instalment } from '#common/orders/instalments';
import { PLAN_NAME_LENGTH_MAX } from '#common/plans/limits';
import { PLAN_KINDS, PLAN_TYPES, type PlanKind, type PlanType } from '#common/plans/plans';
import { DateScalar } from '../../graphql/date.scalar';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { PlanOffer } from '../plans/plan-offer.entity';
import { PlanKindType, PlanTypeType } from '../plans/plan.enums';
import { TaxedPrice } from '../plans/taxed-price.embedded';
import { GatewayType, OrderStatusType } from './order.enums';

@ObjectType({ description: 'A member’s order of a plan, at the price that applied when it was placed.' })
@Entity('orders')
@Unique('orders_number_unique', ['number'])
@Unique('orders_request_key_unique', ['userId', 'requestKey'])
@Unique('orders_gateway_order_unique', ['gatewayOrderId'])
@Index('orders_by_user', ['userId', 'placedAt', 'id'])
@Index('orders_newest', ['placedAt', 'id'])
@Index('orders_by_update', ['updatedAt', 'id'])
@Index('orders_by_decision', ['decidedAt'])
@Index('orders_by_decider', ['decidedBy'], { where: 'decided_by is not null' })
@Index('orders_due_by_user', ['userId'], { where: 'due_paise > 0' })
@Index('orders_by_due_day', ['dueOn', 'id'], { where: 'due_on is not null' })
@Index('orders_by_offer', ['offerId'], { where: 'offer_id is not null' })
@Index('orders_newest_by_status', ['status', 'placedAt', 'id'])
@Index('orders_by_credited_order', ['creditedOrderId'], { where: 'credited_order_id is not null' })
@Check('orders_cost_something', 'total_paise > 0')
@Check('orders_taxes_are_equal', 'sgst_paise in (cgst_paise, 0)')
@Check(
  'orders_parts_are_the_total',
  'taxable_paise + cgst_paise + sgst_paise + round_off_paise = total_paise',
)
@Check('orders_tax_is_registered', '(tax_rate_bp = 0) = (gstin is null) and (gstin is null) <= (sac is null)')
@Check('orders_waits_or_is_decided', "(status = 'placed') = (decided_at is null)")
@Check('orders_start_reason_has_a_day', 'start_reason is null or starts_on is not null')
@Check(
  'orders_discount_has_a_reason',
  'discount_paise >= 0 and (discount_paise > 0) = (discount_reason is not null)',
)
@Check(
  'orders_credit_is_of_an_order',
  `credit_paise >= 0 and (credit_paise > 0) = (credited_order_id is not null)
    and (credit_paise > 0) = (credit_days is not null)`,
)
@Check(
  'orders_due_while_part_paid',
  "due_paise >= 0 and (due_paise > 0) = (status = 'part_paid') and (due_paise > 0) = (due_on is not null)",
)
@Check('orders_written_off_in_part', 'written_off_paise >= 0 and written_off_paise < total_paise')
export class Order {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'orders_pkey' })
  id!: string;

  @Field(() => Int, { description: 'Short unique number by which people refer to the order.' })
  @Column({ type: 'integer' })
  @Generated('increment')
  number!: number;

  /** Null once the account is deleted; the order itself is kept for the books. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user' })
  user!: Relation<User> | null;

  @Field(() => OrderStatusType)
  @EnumColumn('orders_status_is_known', ORDER_STATUSES)
  status!: OrderStatus;

  @Field(() => GatewayType, { description: 'Gateway for the payment, which may also be at the front desk.' })
  @EnumColumn('orders_gateway_is_known', GATEWAYS)
  gateway!: GatewayName;

  @Column({ type: 'varchar', length: 64, name: 'gateway_order_id', nullable: true })
  gatewayOrderId!: string | null;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  /** The admin who decided; null if the member, a gateway or the expiry job did. */
  @Column({ type: 'uuid', name: 'decided_by', nullable: true })
  decidedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'orders_decided_by' })
  decider!: Relation<User> | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason for a rejection or refund, as shown to the member; null for all other orders.',
  })
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, nullable: true })
  reason!: string | null;

  /** The plan and its price are kept as they were when the order was placed. The offer is null once it is deleted. */
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

  /** The discount of the front desk on the total of the plan; the price is the rest. */
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

  /** Credit for unused days of a period that this order replaced. */
  @Column({ type: 'integer', name: 'credit_paise', default: 0 })
  creditPaise!: number;

  /** Number of unused days, including the day of the change. */
  @Column({ type: 'smallint', name: 'credit_days', nullable: true })
  creditDays!: number | null;

  @Column({ type: 'uuid', name: 'credited_order_id', nullable: true })
  creditedOrderId!: string | null;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'credited_order_id', foreignKeyConstraintName: 'orders_credited_order' })
  creditedOrder!: Relation<Order> | null;

  /** The amount that the member still has to pay for a sold order. */
  @Column({ type: 'integer', name: 'due_paise', default: 0 })
  duePaise!: number;

  /** The day by which the next part has to be paid, such as 2026-12-05. */
  @Column({ type: 'date', name: 'due_on', nullable: true })
  dueOn!: string | null;

  /** The instalments agreed at the sale; empty if everything was paid then. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  instalments!: Instalment[];

  /** The amount that the studio has written off; the sale and its tax stay. */
  @Column({ type: 'integer', name: 'written_off_paise', default: 0 })
  writtenOffPaise!: number;

  @Field(() => Date, { description: 'Time at which the order was placed.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'placed_at' })
  placedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last status change; null while `PENDING`.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  /** Set by triggers: also when a payment, a refund or a receipt is added or changes. */
  @Field(() => Date, {
    description: 'Time of the last change of the order, its payments, refunds or receipts.',
  })
  @UpdateDateColumn({ type: 'timestamptz', precision: 3, name: 'updated_at' })
  updatedAt!: Date;

  @Field(() => Date, { description: 'Time at which the order expires if it has not been paid.' })
  get expiresAt(): Date {
    return new Date(this.placedAt.getTime() + ORDER_LIFE_MS);
  }
}
