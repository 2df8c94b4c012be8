import { formatPaise } from '#common/money';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import classes from './order-summary.module.css';

type Price = PlanOfferFactsFragment['price'];

const { subtotal, total } = plansContent;

/** Subtotal, taxes (if any) and total. */
export const OrderTotals = ({ price }: { price: Price | undefined }) => (
  <dl className={classes.sums}>
    <Sum name={subtotal} paise={price?.taxablePaise ?? 0} />
    {price && taxesOf(price).map(([name, paise]) => <Sum key={name} name={name} paise={paise} />)}
    <div className={classes.row} data-total>
      <dt>{total}</dt>
      <dd className={classes.total}>{formatPaise(price?.totalPaise ?? 0)}</dd>
    </div>
  </dl>
);

const Sum = ({ name, paise }: { name: string; paise: number }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd className={classes.amount}>{formatPaise(paise)}</dd>
  </div>
);

function taxesOf({ rateBasisPoints, cgstPaise, sgstPaise, roundOffPaise }: Price): [string, number][] {
  if (rateBasisPoints === 0) return [];
  const { cgst, sgst, roundOff } = plansContent;
  return [
    [cgst(rateBasisPoints), cgstPaise],
    [sgst(rateBasisPoints), sgstPaise],
    ...(roundOffPaise === 0 ? [] : [[roundOff, roundOffPaise] satisfies [string, number]]),
  ];
}
