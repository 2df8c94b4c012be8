import type { Feature } from '../feature';
import * as rateLimits from './export.rate-limits';
import { JOURNAL_ENTRIES } from './journal-entries';

export const exportedLists: Feature = {
  rateLimits: Object.values(rateLimits),
  journalEntries: JOURNAL_ENTRIES,
};
