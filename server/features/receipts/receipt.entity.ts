import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { RECEIPT_KINDS, type ReceiptKind } from '#common/orders/payments';
import { EnumColumn } from '../../database/enum-column';
import { Order } from '../orders/order.entity';
import type { ReceiptContent } from './receipt-content';

/** A receipt, invoice or credit note. */
@Entity('receipts')
@Unique('receipts_number_unique', ['number'])
@Index('receipts_by_order', ['orderId'])
@Index('receipts_oldest', ['issuedAt', 'id'])
@Index('receipts_one_sale', ['orderId'], { unique: true, where: "kind <> 'credit_note'" })
@Check('receipts_number_fits_the_law', "number ~ '^[A-Za-z0-9/-]{1,16}$'")
export class Receipt {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'receipts_pkey' })
  id!: string;

  /** For example BH/26-27/000123. Numbers have no gaps within a financial year. */
  @Column({ type: 'varchar', length: 16 })
  number!: string;

  @Column({ type: 'varchar', length: 5, name: 'fiscal_year' })
  fiscalYear!: string;

  @EnumColumn('receipts_kind_is_known', RECEIPT_KINDS)
  kind!: ReceiptKind;

  @Column({ type: 'uuid', name: 'order_id' })
  orderId!: string;

  @ManyToOne(() => Order)
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'receipts_order' })
  order!: Relation<Order>;

  /** The content at the time of issue; later changes of order or member do not affect it. */
  @Column({ type: 'jsonb' })
  content!: ReceiptContent;

  @Column({ type: 'timestamptz', precision: 3, name: 'issued_at' })
  issuedAt!: Date;

  /** Hash of the document and of the hash of the one with the number before; a trigger sets it. See receipt-chain.ts. */
  @Column({ type: 'text', nullable: true, insert: false, select: false })
  hash!: string | null;
}
