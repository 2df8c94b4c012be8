import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { WEBHOOK_URL_LENGTH_MAX } from '#common/webhooks/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';

@ObjectType({ description: 'An address of another program that is told about events.' })
@Entity('webhooks')
export class Webhook {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'webhooks_pkey' })
  id!: string;

  @Field(() => String, { description: 'Address to which events are posted.' })
  @Column({ type: 'varchar', length: WEBHOOK_URL_LENGTH_MAX })
  url!: string;

  @Field(() => [String], { description: 'Events that it gets, such as `member.created`.' })
  @Column({ type: 'text', array: true })
  events!: string[];

  /** Encrypted. */
  @Column({ type: 'text' })
  secret!: string;

  /** The secret before the present one, encrypted. */
  @Column({ type: 'text', name: 'old_secret', nullable: true })
  oldSecret!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'old_secret_ends_at', nullable: true })
  oldSecretEndsAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether events are sent. It is switched off after days of failures.',
  })
  @Column({ type: 'boolean', name: 'is_enabled', default: true })
  isEnabled!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null if none has.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'first_failed_at', nullable: true })
  firstFailedAt!: Date | null;

  @Field(() => Date, { description: 'Time at which it was added.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
