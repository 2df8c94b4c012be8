import { ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { ProfileWithPhone } from './profile-with-phone';

/** How staff added an account that its owner has not signed up for; all null for others. */
@ObjectType()
export abstract class AddedByStaff extends ProfileWithPhone {
  /** When an import added the account or its membership: without a known visit, the member is not listed as at risk. */
  @Column({ type: 'timestamptz', precision: 3, name: 'imported_at', nullable: true })
  importedAt!: Date | null;

  /** Idempotency key of staff who added the member. */
  @Column({ type: 'varchar', length: 64, name: 'request_key', nullable: true })
  requestKey!: string | null;

  /** When a member whom staff added was last sent the mail to choose a password. */
  @Column({ type: 'timestamptz', precision: 3, name: 'invited_at', nullable: true })
  invitedAt!: Date | null;
}
