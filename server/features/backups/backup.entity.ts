import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OPAQUE_ID } from '../../graphql/descriptions';

/** The driver returns 64-bit numbers as text. */
const asNumber = { to: (value: number) => value, from: Number };

@ObjectType({ description: 'A backup of the database that was written and checked.', simpleResolvers: true })
@Entity('backups')
@Index('backups_newest', ['madeAt'])
export class Backup {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'backups_pkey' })
  id!: string;

  @Field(() => Date, { description: 'Time at which it was made.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'made_at' })
  madeAt!: Date;

  @Field(() => Float, { description: 'Size of the file, in bytes.' })
  @Column({ type: 'bigint', name: 'size_bytes', transformer: asNumber })
  sizeBytes!: number;

  @Column({ type: 'bigint', name: 'row_count', transformer: asNumber })
  rowCount!: number;

  @Field(() => Boolean, { description: 'Whether it was encrypted with `BACKUP_KEY`.' })
  @Column({ type: 'boolean', name: 'is_encrypted' })
  isEncrypted!: boolean;
}
