import { formatPaise } from '#common/money';
import { VisuallyHidden } from '../../components/visually-hidden';
import type { PaymentGateway } from '../../graphql/types.generated';
import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { OrderTotals } from './order-totals';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment, PlanOffersQuery } from './plans.generated';
import { PlaceOrderForm } from './place-order-form';
import type { Ordering } from './use-place-order';
import classes from './order-summary.module.css';

const {
  nothing,
  ending,
  items,
  term: inMonths,
  desk,
  online,
  formerPrice,
  newPrice,
  runsOn,
  runsUntil,
} = plansContent;

export interface OrderSummaryProps {
  offer: PlanOfferFactsFragment | undefined;
  /** Start and end of its term if it were paid for now. */
  term: PlanOffersQuery['myNextTerms'][number] | undefined;
  gateway: PaymentGateway;
  ordering: Ordering;
}

/** The selected plan, its total, and how to pay. The heading is up to the caller. */
export function OrderSummary({ offer, term, gateway, ordering }: OrderSummaryProps) {
  const payment = gateway === 'DESK' ? desk : online;
  return (
    <>
      <p className={classes.count} role="status">
        {items(offer ? 1 : 0)}
      </p>
      {offer ? (
        <p className={classes.row}>
          <span>
            {offer.name}, {inMonths(offer.durationMonths)}
          </span>
          <span className={classes.amount}>
            <PriceOf offer={offer} formerPaise={ordering.formerPaiseOf(offer)} />
          </span>
        </p>
      ) : (
        <p className={classes.nothing}>{nothing}</p>
      )}
      {term && <TermDates term={term} />}
      <OrderTotals price={offer?.price} />
      <PlaceOrderForm offer={offer} ordering={ordering} />
      <p className={classes.ending}>{ending}</p>
      <p className={classes.pay}>
        <strong>{payment.pay}</strong> {payment.how}
      </p>
    </>
  );
}

/** Shows the start date for renewals only: a first term starts with the payment. */
function TermDates({ term: { startsAt, expiry } }: { term: NonNullable<OrderSummaryProps['term']> }) {
  const isLater = Date.parse(startsAt) > useMinute();
  const until = formatDay(expiry);
  return <p className={classes.term}>{isLater ? runsOn(formatDay(startsAt), until) : runsUntil(until)}</p>;
}

function PriceOf({ offer, formerPaise }: { offer: PlanOfferFactsFragment; formerPaise: number | undefined }) {
  const price = formatPaise(offer.price.totalPaise);
  if (formerPaise === undefined) return price;
  return (
    <>
      <VisuallyHidden>{formerPrice}</VisuallyHidden> <del>{formatPaise(formerPaise)}</del>{' '}
      <VisuallyHidden>{newPrice}</VisuallyHidden> <strong>{price}</strong>
    </>
  );
}
