import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of a series in a financial year. The row is locked to assign a number, so that none is skipped. */
@Entity('document_counters')
export class DocumentCounter {
  @PrimaryColumn({ type: 'varchar', length: 4, primaryKeyConstraintName: 'document_counters_pkey' })
  series!: string;

  @PrimaryColumn({
    type: 'varchar',
    length: 5,
    name: 'fiscal_year',
    primaryKeyConstraintName: 'document_counters_pkey',
  })
  fiscalYear!: string;

  @Column({ type: 'integer' })
  last!: number;
}
