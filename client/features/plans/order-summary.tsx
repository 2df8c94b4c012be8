import { formatRupees } from '../../lib/format-rupees';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import classes from './order-summary.module.css';

const { subtotal, total, nothing, ending, items, term, desk } = plansContent;

/** What is selected, what it comes to, and where it is paid; under a heading of its place. */
export function OrderSummary({ offer }: { offer: PlanOfferFactsFragment | undefined }) {
  const price = formatRupees(offer?.pricePaise ?? 0);
  return (
    <>
      <p className={classes.count} role="status">
        {items(offer ? 1 : 0)}
      </p>
      {offer ? (
        <p className={classes.row}>
          <span>
            {offer.name}, {term(offer.durationMonths)}
          </span>
          <span className={classes.amount}>{price}</span>
        </p>
      ) : (
        <p className={classes.nothing}>{nothing}</p>
      )}
      <dl className={classes.sums}>
        <div className={classes.row}>
          <dt>{subtotal}</dt>
          <dd className={classes.amount}>{price}</dd>
        </div>
        <div className={classes.row} data-total>
          <dt>{total}</dt>
          <dd className={classes.total}>{price}</dd>
        </div>
      </dl>
      <p className={classes.ending}>{ending}</p>
      <p className={classes.pay}>
        <strong>{desk.pay}</strong> {desk.how(offer?.name)}
      </p>
    </>
  );
}
