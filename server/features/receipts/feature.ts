import { RETENTION_DAYS } from '#common/retention';
import { oldRows } from '../../database/old-rows';
import type { Feature } from '../feature';
import { DocumentCounter } from './document-counter.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { ReceiptCopy } from './receipt-copy.entity';
import { ReceiptHandoutResolver } from './receipt-handout.resolver';
import { ReceiptLink } from './receipt-link.entity';
import { Receipt } from './receipt.entity';
import * as rateLimits from './receipt.rate-limits';
import { OrderReceipts, ReceiptResolver } from './receipt.resolver';
import { receiptRoutes } from './receipt.routes';
import { STUDIO_TABLES } from './studio-tables';

export const receipts: Feature = {
  entities: [Receipt, ReceiptCopy, ReceiptLink, DocumentCounter],
  resolvers: [ReceiptResolver, ReceiptHandoutResolver, OrderReceipts],
  routes: receiptRoutes,
  rateLimits: Object.values(rateLimits),
  memberTables: {
    receipts: {
      read: `select receipts.number, fiscal_year, kind, content, issued_at
        from receipts join orders on orders.id = order_id where user_id = $1 order by issued_at, receipts.id`,
    },
    receipt_copies: {
      read: `select receipts.number, copy, way, handed_out_at
        from receipt_copies join receipts on receipts.id = receipt_id join orders on orders.id = order_id
        where user_id = $1 order by handed_out_at, receipts.number, copy`,
    },
    receipt_links: { leftOut: 'Only hashes of links, which expire; the copies are exported.' },
  },
  removals: {
    'links to receipts': oldRows('receipt_links', RETENTION_DAYS.receiptLinks, 'expires_at < $1'),
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
