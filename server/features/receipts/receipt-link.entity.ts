import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Receipt } from './receipt.entity';
import { ReceiptCopy } from './receipt-copy.entity';

/** A link that opens a receipt without a log-in, until it expires or the member's account is deleted. */
@Entity('receipt_links')
@Index('receipt_links_by_receipt', ['receiptId', 'copy'])
@Index('receipt_links_by_expiry', ['expiresAt'])
export class ReceiptLink {
  @PrimaryColumn({
    type: 'varchar',
    length: 64,
    name: 'token_hash',
    primaryKeyConstraintName: 'receipt_links_pkey',
  })
  tokenHash!: string;

  @Column({ type: 'uuid', name: 'receipt_id' })
  receiptId!: string;

  @ManyToOne(() => Receipt)
  @JoinColumn({ name: 'receipt_id', foreignKeyConstraintName: 'receipt_links_receipt' })
  receipt!: Relation<Receipt>;

  /** Null if members print their own receipt. */
  @Column({ type: 'integer', nullable: true })
  copy!: number | null;

  @ManyToOne(() => ReceiptCopy)
  @JoinColumn([
    { name: 'receipt_id', referencedColumnName: 'receiptId', foreignKeyConstraintName: 'receipt_links_copy' },
    { name: 'copy', referencedColumnName: 'copy', foreignKeyConstraintName: 'receipt_links_copy' },
  ])
  handedOut!: Relation<ReceiptCopy> | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'expires_at' })
  expiresAt!: Date;
}
