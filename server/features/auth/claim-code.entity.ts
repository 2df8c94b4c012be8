import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { User } from '../accounts/user.entity';

/** The newest code with which a member claims the account that staff added. */
@Entity('claim_codes')
@Unique('claim_codes_code_unique', ['codeHash'])
@Index('claim_codes_by_end', ['expiresAt'])
@Index('claim_codes_by_maker', ['madeBy'])
export class ClaimCode {
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'claim_codes_pkey' })
  userId!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'claim_codes_user' })
  user!: Relation<User>;

  /** Keyed, since ten letters and digits can be guessed if the table is stolen. */
  @Column({ type: 'varchar', length: 64, name: 'code_hash' })
  codeHash!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;

  /** Staff who made it. */
  @Column({ type: 'uuid', name: 'made_by', nullable: true })
  madeBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'made_by', foreignKeyConstraintName: 'claim_codes_maker' })
  maker!: Relation<User> | null;
}
