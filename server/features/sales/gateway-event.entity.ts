import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { GATEWAYS, type GatewayName } from '#common/orders/payments';
import { oneOf } from '../../database/enum-column';

/** A webhook event that has been processed, stored so that repeated deliveries are recognised. */
@Entity('gateway_events')
@Index('gateway_events_oldest', ['receivedAt'])
@Check('gateway_events_gateway_is_known', oneOf('gateway', GATEWAYS))
export class GatewayEvent {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'gateway_events_pkey' })
  gateway!: GatewayName;

  @PrimaryColumn({
    type: 'varchar',
    length: 64,
    name: 'event_id',
    primaryKeyConstraintName: 'gateway_events_pkey',
  })
  eventId!: string;

  /** Such as `payment.captured`. */
  @Column({ type: 'varchar', length: 40 })
  type!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'received_at' })
  receivedAt!: Date;
}
