import type { EntityManager } from 'typeorm';
import { taxMessages } from '#common/settings/messages';
import type { TaxSettings } from '#common/settings/taxes.form';
import type { Clock } from '../../lib/clock';
import { invalidField } from '../../lib/errors';
import { DocumentCounter } from './document-counter.entity';
import { fiscalYearOf } from './receipt-number';

interface Change {
  before: TaxSettings;
  after: TaxSettings;
}

/** Refuses another prefix once a financial year has receipts: their numbers would be of two series. */
export const requirePrefixOfYear =
  (clock: Clock) =>
  async (manager: EntityManager, { before, after }: Change): Promise<void> => {
    if (before.receiptPrefix === after.receiptPrefix) return;
    const fiscalYear = fiscalYearOf(clock.now());
    if (await manager.existsBy(DocumentCounter, { fiscalYear }))
      throw invalidField(
        'receiptPrefix',
        'NOT_AVAILABLE',
        taxMessages.prefixInUse(before.receiptPrefix, fiscalYear),
      );
  };
