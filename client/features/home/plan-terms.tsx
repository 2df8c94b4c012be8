import { VisuallyHidden } from '../../components/visually-hidden';
import { PlanFeatures } from '../sales/plan-facts';
import { planFactsContent } from '../sales/plan-facts.content';
import { pricePerMonth, taxRateOf } from '../sales/plan-prices';
import { formatMoney } from '../../lib/format-money';
import { planAddress } from '../../lib/plan-address';
import { Link } from '../../navigation/navigation';
import type { HomePageQuery } from './home.page.generated';
import { passContent } from './pass.content';
import classes from './plan-terms.module.css';

type Offer = HomePageQuery['planOffers'][number];

/** Groups the offers that differ only in their terms and prices, in the order of the list. */
export function plansByFeatures(offers: Offer[]): Offer[][] {
  const plans = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.features.join();
    plans.set(key, [...(plans.get(key) ?? []), offer]);
  }
  return [...plans.values()];
}

/** One plan: what it contains, and a link for each of its terms with the price. */
export function PlanTerms({ terms }: { terms: Offer[] }) {
  const [shortest] = terms;
  return (
    <>
      <h4 className={classes.name}>{shortest!.name}</h4>
      <PlanFeatures features={shortest!.features} />
      <ul className={classes.terms}>
        {terms.map((offer) => (
          <li key={offer.id}>
            <Link className={classes.term} to={planAddress(offer.planType, offer.name)}>
              <span className={classes.months}>
                <VisuallyHidden>{shortest!.name}, </VisuallyHidden>
                {planFactsContent.term(offer.durationMonths)}
              </span>
              <span className={classes.price}>{formatMoney(offer.price.total)}</span>
              <span className={classes.notes}>{notesOn(offer, terms)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const perMonth = (offer: Offer) => pricePerMonth(offer).minorUnits;

function notesOn(offer: Offer, terms: Offer[]): string {
  const taxRate = taxRateOf(offer.price);
  const others = terms.filter((other) => other !== offer);
  const shorterAtSameRate = others.find(
    (other) => other.durationMonths < offer.durationMonths && perMonth(other) === perMonth(offer),
  );
  const isLowest =
    others.length > 0 && !shorterAtSameRate && others.every((other) => perMonth(offer) <= perMonth(other));
  return [
    offer.durationMonths > 1 && planFactsContent.perMonth(pricePerMonth(offer)),
    isLowest && passContent.lowest,
    shorterAtSameRate && passContent.sameAsFor(planFactsContent.term(shorterAtSameRate.durationMonths)),
    taxRate > 0 && planFactsContent.withTax(taxRate),
  ]
    .filter(Boolean)
    .join(', ');
}
