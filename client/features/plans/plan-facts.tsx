import { IconCheck } from '@tabler/icons-react';
import { formatPaise } from '#common/money';
import { pricePerMonth, type Priced } from './plan-prices';
import { plansContent } from './plans.content';
import classes from './plan-facts.module.css';

interface PlanFactsProps {
  offer: Priced & { price: { rateBasisPoints: number }; features: string[] };
}

/** Price, term and contents of a plan, under its name. */
export function PlanFacts({ offer }: PlanFactsProps) {
  const { price, durationMonths, features } = offer;
  return (
    <>
      <p className={classes.price}>{formatPaise(price.totalPaise)}</p>
      <p className={classes.term}>
        {plansContent.term(durationMonths)}
        {durationMonths > 1 && `, ${plansContent.perMonth(pricePerMonth(offer))}`}
        {price.rateBasisPoints > 0 && `, ${plansContent.withGst(price.rateBasisPoints)}`}
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
