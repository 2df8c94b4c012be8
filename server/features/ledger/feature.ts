import type { Feature } from '../feature';
import { LedgerEntry } from './ledger-entry.entity';

export const ledger: Feature = {
  entities: [LedgerEntry],
};
