import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique, type Relation } from 'typeorm';
import { EnumColumn } from '../../database/enum-column';
import { Receipt } from './receipt.entity';

const WAYS = ['print', 'mail', 'link'] as const;

/** How staff hand out a copy. */
export type CopyWay = (typeof WAYS)[number];

/** A copy of a receipt that staff have handed out; the journal says who. Rows are only added, of a mail once it is delivered. */
@Entity('receipt_copies')
@Unique('receipt_copies_request_key_unique', ['receiptId', 'requestKey'])
export class ReceiptCopy {
  @PrimaryColumn({ type: 'uuid', name: 'receipt_id', primaryKeyConstraintName: 'receipt_copies_pkey' })
  receiptId!: string;

  @ManyToOne(() => Receipt)
  @JoinColumn({ name: 'receipt_id', foreignKeyConstraintName: 'receipt_copies_receipt' })
  receipt!: Relation<Receipt>;

  /** 1 for the original; those after it are marked as reprints. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'receipt_copies_pkey' })
  copy!: number;

  @EnumColumn('receipt_copies_way_is_known', WAYS)
  way!: CopyWay;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'handed_out_at' })
  handedOutAt!: Date;
}
