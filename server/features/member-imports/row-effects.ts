import { Column } from 'typeorm';
import type { ValuesBefore } from './row-values';

/** Rows that a row of an import has added and changed, for the undo: columns of its table. */
export abstract class RowEffects {
  /** The membership period that the row has added. */
  @Column({ type: 'uuid', name: 'period_id', nullable: true })
  periodId!: string | null;

  /** The visit or workout that the row has added. */
  @Column({ type: 'uuid', name: 'activity_id', nullable: true })
  activityId!: string | null;

  /** The columns of the account that the row has changed, as they were. */
  @Column({ type: 'jsonb', nullable: true })
  before!: ValuesBefore | null;
}
