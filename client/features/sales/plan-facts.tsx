import { IconCheck } from '@tabler/icons-react';
import { formatMoney } from '../../lib/format-money';
import { planFactsContent } from './plan-facts.content';
import { pricePerMonth, taxRateOf, type Priced } from './plan-prices';
import classes from './plan-facts.module.css';

interface PlanFactsProps {
  offer: Priced & { price: { taxLines: { rateBasisPoints: number }[] }; features: string[] };
}

/** Price, term and contents of a plan, under its name. */
export function PlanFacts({ offer }: PlanFactsProps) {
  const { price, durationMonths, features } = offer;
  const taxRate = taxRateOf(price);
  return (
    <>
      <p className={classes.price}>{formatMoney(price.total)}</p>
      <p className={classes.term}>
        {planFactsContent.term(durationMonths)}
        {durationMonths > 1 && `, ${planFactsContent.perMonth(pricePerMonth(offer))}`}
        {taxRate > 0 && `, ${planFactsContent.withTax(taxRate)}`}
      </p>
      <PlanFeatures features={features} />
    </>
  );
}

/** The features of a plan. */
export const PlanFeatures = ({ features }: { features: string[] }) => (
  <ul className={classes.features}>
    {features.map((feature) => (
      <li key={feature}>
        <IconCheck aria-hidden="true" size={20} stroke={1.75} />
        {feature}
      </li>
    ))}
  </ul>
);
