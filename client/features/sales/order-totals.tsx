import type { Money } from '../../graphql/types.generated';
import { formatMoney } from '../../lib/format-money';
import { NO_MONEY } from '../../lib/no-money';
import { plansContent } from './plans.content';
import type { OrderTotalsFragment } from './order-totals.generated';
import classes from './order-summary.module.css';

type Price = OrderTotalsFragment;

const { subtotal, tax, roundOff, total } = plansContent;

/** Subtotal, taxes (if any) and total. */
export const OrderTotals = ({ price }: { price: Price | undefined }) => (
  <dl className={classes.sums}>
    <Sum name={subtotal} amount={price?.taxable ?? NO_MONEY} />
    {price?.taxLines.map(({ name, rateBasisPoints, amount }) => (
      <Sum key={name} name={tax(name, rateBasisPoints)} amount={amount} />
    ))}
    {price && price.roundOff.minorUnits !== 0 && <Sum name={roundOff} amount={price.roundOff} />}
    <div className={classes.row} data-total>
      <dt>{total}</dt>
      <dd className={classes.total}>{formatMoney(price?.total ?? NO_MONEY)}</dd>
    </div>
  </dl>
);

const Sum = ({ name, amount }: { name: string; amount: Money }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd className={classes.amount}>{formatMoney(amount)}</dd>
  </div>
);
