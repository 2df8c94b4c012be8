import { dayText } from '#common/day-text';
import { formatMoney } from '../../../lib/format-money';
import type { ComparedListFragment } from './day-close.generated';
import { dayCloseContent } from './day-close.content';
import classes from './day-close-tab.module.css';

const texts = dayCloseContent.bank;

type Unmatched = ComparedListFragment['unmatched'][number];

/** How the list of the bank compares with the books. */
export const ComparedList = ({ bank }: { bank: ComparedListFragment }) => (
  <div className={classes.bank}>
    <h3>{texts.title}</h3>
    <p>{texts.matched(bank.matchedCount, formatMoney(bank.matched))}</p>
    {bank.unmatched.length > 0 && (
      <ul className={classes.lines}>
        {bank.unmatched.map((payment, index) => (
          <li key={payment.reference ?? index}>
            <span>{payment.reference ?? texts.noReference}</span>
            <strong>{problemOf(payment)}</strong>
          </li>
        ))}
      </ul>
    )}
  </div>
);

function problemOf({ booked, atBank, bookedOn }: Unmatched): string {
  if (!atBank) return texts.missingAtBank(formatMoney(booked!));
  if (!booked) return texts.missingInBooks(formatMoney(atBank));
  if (bookedOn !== null) return texts.bookedOn(formatMoney(booked), dayText(bookedOn));
  return texts.other(formatMoney(booked), formatMoney(atBank));
}
