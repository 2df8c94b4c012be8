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
import { PASSKEY_NAME_LENGTH_MAX } from '#common/second-factors/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

/** Longest id of a credential (WebAuthn, section 4), in Base64. */
const CREDENTIAL_ID_LENGTH_MAX = 1400;

@ObjectType({ description: 'A passkey of the current user, which log-ins may use as their second factor.' })
@Entity('passkeys')
@Unique('passkeys_credential_unique', ['credentialId'])
@Index('passkeys_by_user', ['userId'])
export class Passkey {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'passkeys_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user' })
  user!: Relation<User>;

  /** Id of the credential in browsers and authenticators. */
  @Column({ type: 'varchar', length: CREDENTIAL_ID_LENGTH_MAX, name: 'credential_id' })
  credentialId!: string;

  /** COSE format. */
  @Column({ type: 'bytea', name: 'public_key' })
  publicKey!: Buffer<ArrayBuffer>;

  /** How often the authenticator has signed, by its own count; always 0 if it does not count. */
  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  counter!: number;

  /** How the browser reaches the authenticator, such as `internal` or `usb`. */
  @Column({ type: 'text', array: true })
  transports!: string[];

  @Field(() => String, { description: 'What the user calls it.' })
  @Column({ type: 'varchar', length: PASSKEY_NAME_LENGTH_MAX })
  name!: string;

  @Field(() => Date, { description: 'When it was added.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When a log-in last used it; null if none has.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
