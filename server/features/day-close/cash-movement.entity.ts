import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { paiseColumn, staffColumn } from './columns';

/** Cash that staff took out of the drawer or put into it; the ledger has its booking. Rows never change. */
@Entity('cash_movements')
@Unique('cash_movements_request_key_unique', ['requestKey'])
@Check('cash_movements_move_cash', 'amount_paise <> 0')
export class CashMovement {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'cash_movements_pkey' })
  id!: string;

  /** Negative: taken out. */
  @Column(paiseColumn('amount_paise'))
  amountPaise!: number;

  @Column({ type: 'varchar', length: REASON_LENGTH_MAX })
  reason!: string;

  @Column(staffColumn('made_by'))
  madeBy!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'made_at' })
  madeAt!: Date;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;
}
