import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail, from the change that causes it to its delivery and beyond. */
@Entity('mails')
@Index('mails_newest', ['createdAt'])
@Index('mails_by_address', ['toAddress'])
@Index('mails_sent', ['sentAt'], { where: 'sent_at is not null' })
export class Mail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 30 })
  kind!: string;

  @Column({ type: 'varchar', length: 254, name: 'to_address' })
  toAddress!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  /** Empty once another server has taken the mail over: it holds links and codes. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  /** The receipt whose file goes with it; drawn when it is sent. */
  @Column({ type: 'uuid', name: 'receipt_id', nullable: true })
  receiptId!: string | null;

  /** To the microsecond: mails of one transaction keep their order. */
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** The job that sends it, as long as that is being done. */
  @Column({ type: 'bigint', name: 'claimed_by', nullable: true })
  claimedBy!: string | null;

  /** When it was given up. */
  @Column({ type: 'timestamptz', precision: 3, name: 'failed_at', nullable: true })
  failedAt!: Date | null;

  /** Codes of the last failure, without a word of what the mail server said. */
  @Column({ type: 'varchar', length: 40, name: 'last_error', nullable: true })
  lastError!: string | null;
}
