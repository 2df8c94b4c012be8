import { IconCheck } from '@tabler/icons-react';
import { formatRupees } from '../../lib/format-rupees';
import { pricePerMonth } from './plan-prices';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import classes from './plan-facts.module.css';

/** Price, term and contents of a plan, under its name. */
export function PlanFacts({ offer }: { offer: PlanOfferFactsFragment }) {
  const { pricePaise, durationMonths, features } = offer;
  return (
    <>
      <p className={classes.price}>{formatRupees(pricePaise)}</p>
      <p className={classes.term}>
        {plansContent.term(durationMonths)}
        {durationMonths > 1 && `, ${plansContent.perMonth(pricePerMonth(offer))}`}
      </p>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck aria-hidden="true" size={20} stroke={1.75} />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
