import { Column } from 'typeorm';
import { NEVER_IN_SQL } from '../../database/never';

const COLUMN = { type: 'timestamptz', precision: 3, select: false, default: NEVER_IN_SQL } as const;

/**
 * Columns of summaries that instances of the previous version read and write. They repeat those of `MemberAttendance`,
 * except that visits no longer change them. A later release drops them with their indexes.
 */
export abstract class FormerAttendance {
  @Column({ ...COLUMN, name: 'last_visit_at' })
  formerLastVisitAt!: Date;

  @Column({ ...COLUMN, name: 'member_since' })
  formerMemberSince!: Date;

  @Column({ ...COLUMN, name: 'quiet_since' })
  formerQuietSince!: Date;

  @Column({ ...COLUMN, name: 'risk_at' })
  formerRiskAt!: Date;

  @Column({ ...COLUMN, name: 'high_risk_at' })
  formerHighRiskAt!: Date;
}
