import { VisuallyHidden } from '../../components/visually-hidden';
import type { Money, PaymentGateway } from '../../graphql/types.generated';
import { formatDay, formatLastDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { OrderTotals } from './order-totals';
import { plansContent } from './plans.content';
import type { NextPeriodFactsFragment } from './order-summary.generated';
import type { PlanOfferFactsFragment } from './plans.generated';
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
  comesAfter,
} = plansContent;

export interface OrderSummaryProps {
  offer: PlanOfferFactsFragment | undefined;
  /** The period that it would add if it were paid for now. */
  period: NextPeriodFactsFragment | undefined;
  /** An order of the same type that comes first if it is paid first. */
  unpaid: { number: number } | null;
  gateway: PaymentGateway;
  ordering: Ordering;
}

/** The selected plan, its total, and how to pay. The heading is up to the caller. */
export function OrderSummary({ offer, period, unpaid, gateway, ordering }: OrderSummaryProps) {
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
            <PriceOf offer={offer} former={ordering.formerTotalOf(offer)} />
          </span>
        </p>
      ) : (
        <p className={classes.nothing}>{nothing}</p>
      )}
      {period && unpaid && <p className={classes.term}>{comesAfter(unpaid.number)}</p>}
      {period && !unpaid && <PeriodDates period={period} />}
      <OrderTotals price={offer?.price} />
      <PlaceOrderForm offer={offer} ordering={ordering} />
      <p className={classes.pay}>
        <strong>{payment.pay}</strong> {payment.how}
      </p>
      <p className={classes.ending}>{ending}</p>
    </>
  );
}

/** Shows the start date for renewals only: a first period starts with the payment. */
function PeriodDates({ period }: { period: NextPeriodFactsFragment }) {
  const { startsAt, isLater, endsAt } = period;
  const until = formatLastDay(endsAt);
  return <p className={classes.term}>{isLater ? runsOn(formatDay(startsAt), until) : runsUntil(until)}</p>;
}

function PriceOf({ offer, former }: { offer: PlanOfferFactsFragment; former: Money | undefined }) {
  const price = formatMoney(offer.price.total);
  if (former === undefined) return price;
  return (
    <>
      <VisuallyHidden>{formerPrice}</VisuallyHidden> <del>{formatMoney(former)}</del>{' '}
      <VisuallyHidden>{newPrice}</VisuallyHidden> <strong>{price}</strong>
    </>
  );
}
