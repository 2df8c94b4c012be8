import { Button } from '../../../components/button';
import { formatMoney } from '../../../lib/format-money';
import { membershipsContent } from './memberships.content';
import type { Quote, SaleEntry } from './sale-entry';

const { upgrade: texts } = membershipsContent;

interface UpgradeFieldsProps {
  entry: SaleEntry;
  quote: Quote | undefined;
  onUpgrade: (isUpgrade: SaleEntry['isUpgrade']) => void;
}

/** Whether the plan replaces the running one, and the credit for that. */
export function UpgradeFields({ entry, quote, onUpgrade }: UpgradeFieldsProps) {
  if (entry.isUpgrade === '') {
    return (
      <div>
        <Button onClick={() => onUpgrade('yes')}>{texts.choose}</Button>
      </div>
    );
  }
  const credit = quote?.credit;
  return (
    <>
      <p role="status">{credit && texts.credit(credit.days, credit.planName, formatMoney(credit.amount))}</p>
      <div>
        <Button onClick={() => onUpgrade('')}>{texts.keep}</Button>
      </div>
    </>
  );
}
