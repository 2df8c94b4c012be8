import { Field, ID, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { API_KEY_NAME_LENGTH_MAX } from '#common/api-keys/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

/** Revoked keys are deleted. */
@ObjectType({ description: 'A key with which a program uses the API in place of an admin.' })
@Entity('api_keys')
@Unique('api_keys_name_unique', ['name'])
@Unique('api_keys_hash_unique', ['keyHash'])
@Index('api_keys_by_owner', ['ownerId'])
@Index('api_keys_by_end', ['expiresAt'])
export class ApiKey {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'api_keys_pkey' })
  id!: string;

  @Field(() => String, { description: 'What the key is for; unique.' })
  @Column({ type: 'varchar', length: API_KEY_NAME_LENGTH_MAX })
  name!: string;

  @Column({ type: 'varchar', length: 64, name: 'key_hash' })
  keyHash!: string;

  @Field(() => String, { description: 'The last four characters of the key.' })
  @Column({ type: 'varchar', length: 4 })
  ending!: string;

  @Column({ type: 'uuid', name: 'owner_id' })
  ownerId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'api_keys_owner' })
  owner!: Relation<User>;

  @Field(() => [String], {
    description: 'Permissions of the key; it has those of them that its owner has.',
  })
  @Column({ type: 'text', array: true })
  permissions!: string[];

  @Field(() => [String], {
    description: 'IP addresses and networks from which it may be used; none if from everywhere.',
  })
  @Column({ type: 'text', array: true })
  addresses!: string[];

  @Field(() => Date, { description: 'Time at which it was made.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time at which it expires.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last use, to the minute; null if there was none.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
