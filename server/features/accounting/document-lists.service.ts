import { In } from 'typeorm';
import type { ReceiptKind } from '#common/orders/payments';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { oneOf, type List } from '../../database/list';
import { onDays, type DateRange } from '../../graphql/date-range';
import { Receipt } from '../receipts/receipt.entity';
import { SALE_KINDS } from './document-kinds';

interface DocumentFilter {
  issuedOn?: DateRange | null;
  kinds?: readonly ReceiptKind[] | null;
}

type Filters = NonNullable<List<Receipt>['filters']>;

/** Lists of documents, oldest first. */
export class DocumentListsService {
  constructor(private readonly parts: { dataSource: Database }) {}

  /** Invoices, and receipts where no tax was charged. */
  invoices = (issuedOn: DateRange): List<Receipt> =>
    this.list([{ kind: oneOf(SALE_KINDS) }, ...onDays('issuedAt', issuedOn)]);

  creditNotes = (issuedOn: DateRange): List<Receipt> =>
    this.list([{ kind: 'credit_note' }, ...onDays('issuedAt', issuedOn)]);

  page({ issuedOn, kinds }: DocumentFilter, request: PageRequest): Promise<Page<Receipt>> {
    return keysetPage(this.list([kinds && { kind: oneOf(kinds) }, ...onDays('issuedAt', issuedOn)]), request);
  }

  /** Documents with their orders. */
  withIds(ids: string[]): Promise<Receipt[]> {
    return this.parts.dataSource
      .getRepository(Receipt)
      .find({ where: { id: In(ids) }, relations: { order: true } });
  }

  private list(filters: Filters): List<Receipt> {
    const query = this.parts.dataSource.getRepository(Receipt).createQueryBuilder('receipt');
    query.innerJoinAndSelect('receipt.order', 'order');
    return { query, filters, sort: [{ by: 'issuedAt', direction: 'asc' }] };
  }
}
