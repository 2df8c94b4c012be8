import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many visits there were in an hour of a day, in the time zone of the studio. Derived from the activities and written
 * by `VisitHoursService` only.
 */
@Entity('visit_hours')
@Check('visit_hours_hour_is_of_a_day', 'hour between 0 and 23')
@Check('visit_hours_count_is_not_negative', 'count >= 0')
export class VisitHour {
  /** "2026-11-23". */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visit_hours_pkey' })
  day!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'visit_hours_pkey' })
  hour!: number;

  @Column({ type: 'integer' })
  count!: number;
}
