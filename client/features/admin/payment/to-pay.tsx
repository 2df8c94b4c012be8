import type { Money } from '../../../graphql/types.generated';
import { formatMoney } from '../../../lib/format-money';
import { paymentContent as texts } from './payment.content';
import classes from './payment.module.css';

/** The amount to pay, and how it follows from the price of the plan. */
export function ToPay({ total, toPay }: { total: Money; toPay: Money }) {
  const off = { ...total, minorUnits: total.minorUnits - toPay.minorUnits };
  return (
    <p role="status" className={classes.total}>
      {off.minorUnits > 0
        ? texts.reduced(formatMoney(total), formatMoney(off), formatMoney(toPay))
        : total.minorUnits > 0 && texts.toPay(formatMoney(toPay))}
    </p>
  );
}
