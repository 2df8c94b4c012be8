import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { WEBHOOK_URL_LENGTH_MAX } from '#common/webhooks/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'An address of another program that is told about events.' })
@Entity('webhooks')
@Index('webhooks_by_admin', ['setUpBy'])
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

  @Field(() => Boolean, {
    description:
      'Whether it was switched off because whoever had set it up may not manage webhooks any more.',
  })
  @Column({ type: 'boolean', name: 'has_lost_admin', default: false })
  hasLostAdmin!: boolean;

  /** Who has set it up: who has added it, or changed it last. */
  @Column({ type: 'uuid', name: 'set_up_by', nullable: true })
  setUpBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'set_up_by', foreignKeyConstraintName: 'webhooks_admin' })
  admin!: Relation<User> | null;

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
