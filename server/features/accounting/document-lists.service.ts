import { Not } from 'typeorm';
import type { Database } from '../../database/database';
import type { List } from '../../database/list';
import { onDays, type DateRange } from '../../graphql/date-range';
import { Receipt } from '../receipts/receipt.entity';

/** Lists of documents, oldest first. */
export class DocumentListsService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** Invoices, and receipts where no tax was charged. */
  invoices = (issuedOn: DateRange): List<Receipt> => this.list(issuedOn, { kind: Not('credit_note') });

  creditNotes = (issuedOn: DateRange): List<Receipt> => this.list(issuedOn, { kind: 'credit_note' });

  private list(issuedOn: DateRange, kind: NonNullable<List<Receipt>['filters']>[number]): List<Receipt> {
    const query = this.parts.dataSource.getRepository(Receipt).createQueryBuilder('receipt');
    query.innerJoinAndSelect('receipt.order', 'order');
    const sort = [{ by: 'issuedAt', direction: 'asc' }] as const;
    return { query, filters: [kind, ...onDays('issuedAt', issuedOn)], sort };
  }
}
