import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Data that was erased with an account. Only the sealed part says whose it was. */
@Entity('sealed_copies')
@Index('sealed_copies_by_time', ['erasedAt'])
export class SealedCopy {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'sealed_copies_pkey' })
  id!: string;

  @Column({ type: 'bytea' })
  sealed!: Buffer;

  @Column({ type: 'timestamptz', precision: 3, name: 'erased_at' })
  erasedAt!: Date;
}
