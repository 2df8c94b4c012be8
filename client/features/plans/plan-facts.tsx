import { IconCheck } from '@tabler/icons-react';
import { formatPaise } from '#common/money';
import { planFactsContent } from './plan-facts.content';
import { pricePerMonth, type Priced } from './plan-prices';
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
        {planFactsContent.term(durationMonths)}
        {durationMonths > 1 && `, ${planFactsContent.perMonth(pricePerMonth(offer))}`}
        {price.rateBasisPoints > 0 && `, ${planFactsContent.withGst(price.rateBasisPoints)}`}
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
