import { formatPaiseInFull } from '#common/money';
import { Badge } from '../../../components/badge';
import { accountingContent as content } from './accounting.content';
import type { MonthlyTaxesFragment } from './accounting.generated';
import classes from './accounting-tab.module.css';

const AMOUNTS = ['taxable', 'cgst', 'sgst', 'roundOff', 'total'] as const;

/** Whether the documents add up to what the ledger has booked. */
export function LedgerCheck({ taxes: { total, booked } }: { taxes: MonthlyTaxesFragment }) {
  const different = AMOUNTS.filter((name) => total[name].minorUnits !== booked[name].minorUnits);
  const text = different
    .map((name) => `${content.heads[name]} ${formatPaiseInFull(booked[name].minorUnits)}`)
    .join(', ');
  return (
    <p className={classes.check}>
      {text === '' ? (
        <Badge tone="success">{content.same}</Badge>
      ) : (
        <Badge tone="warning">{content.different(text)}</Badge>
      )}
    </p>
  );
}
