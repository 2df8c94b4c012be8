import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { DELIVERY_STATUSES, type DeliveryStatus } from '#common/webhooks/events';
import { EnumColumn } from '../../database/enum-column';
import { Webhook } from './webhook.entity';
import { WebhookDeliveryStatusType } from './webhook.enums';

/** An event that is sent to a webhook. What it says is read from the journal when it is sent, and kept nowhere else. */
@ObjectType({ description: 'An event that is, or was, sent to a webhook. Kept for 30 days.' })
@Entity('webhook_deliveries')
@Index('webhook_deliveries_waiting', ['webhookId', 'lane', 'position'], { where: "status = 'waiting'" })
@Index('webhook_deliveries_newest', ['webhookId', 'position'])
@Index('webhook_deliveries_by_age', ['createdAt'])
export class WebhookDelivery {
  @Field(() => ID, { description: 'Id of the event, sent as `webhook-id`.' })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'webhook_deliveries_pkey' })
  id!: string;

  /** The order in which events were added. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS', insert: false })
  position!: string;

  @Column({ type: 'uuid', name: 'webhook_id' })
  webhookId!: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_deliveries_webhook' })
  webhook!: Relation<Webhook>;

  /** The entry of the journal that it is about; null for a test. */
  @Column({ type: 'uuid', name: 'entry_id', nullable: true })
  entryId!: string | null;

  @Field(() => String, { description: 'The event, such as `member.created`.' })
  @Column({ type: 'varchar', length: 40 })
  event!: string;

  /** Hash of the member’s id: events of one lane are sent one after another. */
  @Column({ type: 'smallint' })
  lane!: number;

  @Field(() => Int, { description: 'How many times it was sent.' })
  @Column({ type: 'smallint', default: 0 })
  attempts!: number;

  @Field(() => WebhookDeliveryStatusType, { description: 'Where it stands.' })
  @EnumColumn('webhook_deliveries_status_is_known', DELIVERY_STATUSES, { default: 'waiting' })
  status!: DeliveryStatus;

  @Field(() => String, {
    nullable: true,
    description: 'How the last attempt ended, such as `200` or `timeout`; null before the first.',
  })
  @Column({ type: 'varchar', length: 200, nullable: true })
  answer!: string | null;

  @Field(() => Date, { description: 'Time of the event.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it is sent next, while it waits.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'due_at' })
  dueAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last attempt; null before the first.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true })
  sentAt!: Date | null;
}
