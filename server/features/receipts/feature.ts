import type { Feature } from '../feature';
import { DocumentCounter } from './document-counter.entity';
import { Receipt } from './receipt.entity';
import * as rateLimits from './receipt.rate-limits';
import { OrderReceipts, ReceiptResolver } from './receipt.resolver';
import { receiptRoutes } from './receipt.routes';

export const receipts: Feature = {
  entities: [Receipt, DocumentCounter],
  resolvers: [ReceiptResolver, OrderReceipts],
  routes: receiptRoutes,
  rateLimits: Object.values(rateLimits),
  memberTables: {
    receipts: {
      read: `select receipts.number, fiscal_year, kind, content, issued_at
        from receipts join orders on orders.id = order_id where user_id = $1 order by issued_at, receipts.id`,
    },
  },
};
