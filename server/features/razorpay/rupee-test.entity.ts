import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OPAQUE_ID } from '../../graphql/descriptions';

@ObjectType({
  description:
    'A payment of one rupee that tries the payment gateway, and is refunded at once. It is no sale.',
})
@Entity('rupee_tests')
@Unique('rupee_tests_request_key_unique', ['requestKey'])
@Unique('rupee_tests_gateway_order_unique', ['gatewayOrderId'])
export class RupeeTest {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'rupee_tests_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  @Column({ type: 'varchar', length: 64, name: 'gateway_order_id', nullable: true })
  gatewayOrderId!: string | null;

  @Column({ type: 'varchar', length: 64, name: 'gateway_payment_id', nullable: true })
  gatewayPaymentId!: string | null;

  @Field(() => Date, { description: 'When it was started.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the signature of the checkout form was verified.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'verified_at', nullable: true })
  verifiedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the gateway first said that it was paid.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the first signed event about it arrived.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'webhook_at', nullable: true })
  webhookAt!: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the gateway accepted the refund.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'refunded_at', nullable: true })
  refundedAt!: Date | null;
}
