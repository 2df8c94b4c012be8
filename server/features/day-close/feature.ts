import type { Feature } from '../feature';
import { CashMovement } from './cash-movement.entity';
import { DayCloseResolver } from './day-close.resolver';
import { dayCloseRoutes } from './day-close.routes';
import { DayClosing, DayReopening } from './day-closing.entity';
import { JOURNAL_ENTRIES } from './journal-entries';
import { LateOrderFields } from './late-orders.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const dayClose: Feature = {
  entities: [DayClosing, DayReopening, CashMovement],
  resolvers: [DayCloseResolver, LateOrderFields],
  routes: dayCloseRoutes,
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
