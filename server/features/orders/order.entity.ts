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
  type Relation,
} from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { ORDER_LIFE_MS } from '#common/orders/limits';
import { GATEWAYS, type GatewayName } from '#common/orders/payments';
import { ORDER_STATUSES, type OrderStatus } from '#common/orders/status-transitions';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { GatewayType, OrderStatusType } from './order.enums';
import { DatedOrder } from './dated.embedded';

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
export class Order extends DatedOrder {
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

  @Field(() => Date, { description: 'Time at which the order expires if it has not been paid.' })
  get expiresAt(): Date {
    return new Date(this.placedAt.getTime() + ORDER_LIFE_MS);
  }
}
