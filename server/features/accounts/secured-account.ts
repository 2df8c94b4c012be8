import { ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { AddedByStaff } from './added-by-staff';

/** Since when an account may do more than that of a member, and what its log-in needs besides the password. */
@ObjectType()
export abstract class SecuredAccount extends AddedByStaff {
  /** When the account got its role; null for members. */
  @Column({ type: 'timestamptz', precision: 3, name: 'staff_since', nullable: true })
  staffSince!: Date | null;

  /** Since when a log-in needs a second factor; null if it does not. */
  @Column({ type: 'timestamptz', precision: 3, name: 'second_factor_since', nullable: true })
  secondFactorSince!: Date | null;

  /** When an admin or owner must have set one up; null if it is not required, or there is one. */
  @Column({ type: 'timestamptz', precision: 3, name: 'second_factor_due_at', nullable: true })
  secondFactorDueAt!: Date | null;
}
