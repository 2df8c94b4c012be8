import { formatPaise } from '#common/money';
import type { GatewayName } from '#common/orders';
import { VisuallyHidden } from '../../components/visually-hidden';
import { OrderSums } from './order-sums';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import { ProceedForm } from './proceed-form';
import type { Ordering } from './use-place-order';
import classes from './order-summary.module.css';

const { nothing, ending, items, term, desk, online, formerPrice, newPrice } = plansContent;

interface OrderSummaryProps {
  offer: PlanOfferFactsFragment | undefined;
  gateway: GatewayName;
  ordering: Ordering;
}

/** What is selected, what it comes to, and the way to pay it; under a heading of its place. */
export const OrderSummary = ({ offer, gateway, ordering }: OrderSummaryProps) => (
  <>
    <p className={classes.count} role="status">
      {items(offer ? 1 : 0)}
    </p>
    {offer ? (
      <p className={classes.row}>
        <span>
          {offer.name}, {term(offer.durationMonths)}
        </span>
        <span className={classes.amount}>
          <PriceOf offer={offer} formerPaise={ordering.formerPaiseOf(offer)} />
        </span>
      </p>
    ) : (
      <p className={classes.nothing}>{nothing}</p>
    )}
    <OrderSums price={offer?.price} />
    <ProceedForm offer={offer} ordering={ordering} />
    <p className={classes.ending}>{ending}</p>
    <p className={classes.pay}>
      <strong>{(gateway === 'desk' ? desk : online).pay}</strong> {(gateway === 'desk' ? desk : online).how}
    </p>
  </>
);

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
