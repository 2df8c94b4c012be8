import { allergensIn, nutritionOf, rootsIn, type Meal, type Portion } from '#common/diet/plan';
import { Badge } from '../../components/badge';
import { avoidedFoodsIn, type AvoidedFood } from './avoided-foods';
import { amountOf, formatList, wholeNumber } from './formats';
import { weekPlanContent } from './week-plan.content';
import classes from './meal-parts.module.css';

const { kcal, nutrients, avoid: content } = weekPlanContent;

/** Energy, allergens and dietary badges of a meal. */
export function MealMarks({ meal, avoided }: { meal: Meal; avoided: readonly AvoidedFood[] }) {
  const avoidedFoods = avoidedFoodsIn(meal, avoided);
  const allergens = allergensIn(meal).map((allergen) => content.allergens[allergen].toLowerCase());
  return (
    <>
      <p className={classes.energy}>{kcal(wholeNumber(nutritionOf(meal.portions).kcal))}</p>
      <p className={classes.badges}>
        {avoidedFoods.length > 0 && <Badge tone="danger">{content.contains(formatList(avoidedFoods))}</Badge>}
        {avoided.length > 0 && avoidedFoods.length === 0 && <Badge tone="success">{content.fits}</Badge>}
        {rootsIn(meal).length === 0 && <Badge>{content.jain}</Badge>}
      </p>
      {allergens.length > 0 && <p className={classes.contains}>{content.contains(formatList(allergens))}</p>}
    </>
  );
}

export const Amounts = ({ portions }: { portions: readonly Portion[] }) => (
  <ul className={classes.amounts}>
    {portions.map((portion) => {
      const { name, amount } = amountOf(portion);
      return (
        <li key={portion.food}>
          {name} <span>{amount}</span>
        </li>
      );
    })}
  </ul>
);

/** Totals of a day. */
export function DayTotal({ portions }: { portions: readonly Portion[] }) {
  const sum = nutritionOf(portions);
  return (
    <div className={classes.total}>
      <p>
        <strong>{kcal(wholeNumber(sum.kcal))}</strong>
      </p>
      {(['protein', 'carbs', 'fat'] as const).map((name) => (
        <p key={name}>
          {wholeNumber(sum[name])} g {nutrients[name]}
        </p>
      ))}
    </div>
  );
}
