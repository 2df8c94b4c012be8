import type { EntityManager } from 'typeorm';
import { regionMessages } from '#common/settings/messages';
import type { RegionSettings } from '#common/settings/region.form';
import type { Database } from '../../database/database';
import { invalidField } from '../../lib/errors';

/** Says whether the currency of the studio can still be changed. */
export class FixedCurrencyService {
  constructor(private readonly parts: { dataSource: Database }) {}

  isFixed = (): Promise<boolean> => hasAmounts(this.parts.dataSource);
}

/** Whether there are amounts that another currency would falsify. Receipts are of orders. */
async function hasAmounts(database: Pick<Database, 'query'>): Promise<boolean> {
  const [row] = await database.query<[{ is: boolean }]>(
    'select exists (select from orders) or exists (select from ledger_entries) as "is"',
  );
  return row.is;
}

interface Change {
  before: RegionSettings;
  after: RegionSettings;
}

/** Refuses another currency once something was ordered or booked. */
export async function requireFreeCurrency(manager: EntityManager, { before, after }: Change): Promise<void> {
  if (before.currency === after.currency) return;
  // No order is placed until the transaction ends.
  await manager.query('lock table orders, ledger_entries in share mode');
  if (await hasAmounts(manager))
    throw invalidField('currency', 'NOT_AVAILABLE', regionMessages.currencyFixed);
}
