import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that waits for delivery or has been delivered. */
@Entity('mails')
@Index('mails_newest', ['createdAt'])
@Index('mails_by_address', ['toAddress', 'createdAt'])
@Index('mails_sent', ['sentAt'], { where: 'sent_at is not null' })
@Index('mails_with_copies', ['receiptId'], { where: 'receipt_request_key is not null' })
export class Mail {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'mails_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 30 })
  kind!: string;

  @Column({ type: 'varchar', length: 254, name: 'to_address' })
  toAddress!: string;

  @Column({ type: 'varchar', length: 200 })
  subject!: string;

  /** Emptied once a mail server has accepted the mail, because it contains links and codes. */
  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'text' })
  html!: string;

  /** The receipt whose file is attached; rendered when the mail is sent. */
  @Column({ type: 'uuid', name: 'receipt_id', nullable: true })
  receiptId!: string | null;

  /** The key of the request with which staff hand out a copy by this mail; null for other mails. */
  @Column({ type: 'varchar', length: 64, name: 'receipt_request_key', nullable: true })
  receiptRequestKey!: string | null;

  /** The number of that copy, while the mail is on its way and from then on. */
  @Column({ type: 'integer', name: 'receipt_copy', nullable: true })
  receiptCopy!: number | null;

  /** With microseconds, so that mails of one transaction keep their order. */
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3, name: 'sent_at', nullable: true })
  sentAt!: Date | null;

  /** The job that is sending it; ignored once that job no longer runs. */
  @Column({ type: 'bigint', name: 'claimed_by', nullable: true })
  claimedBy!: string | null;

  /** When delivery was given up. */
  @Column({ type: 'timestamptz', precision: 3, name: 'failed_at', nullable: true })
  failedAt!: Date | null;

  /** Codes of the last failure, without the text of the mail server. */
  @Column({ type: 'varchar', length: 40, name: 'last_error', nullable: true })
  lastError!: string | null;
}
