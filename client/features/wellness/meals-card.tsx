import { MEAL_SLOTS, nutritionOf, portionsOf } from '#common/diet/plan';
import { scaledDay } from '#common/diet/scale-plan';
import { weekPlan } from '#common/diet/week-plan';
import { DAY_NAMES, studioTime } from '#common/opening-hours';
import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { needOf, type EnergyNeed, type KnownBody } from '../diet/energy-need';
import type { EnergyNeedFactsFragment } from '../diet/energy-need.generated';
import { formatList, wholeNumber } from '../diet/formats';
import { DayTotal } from '../diet/meal-parts';
import { VegetarianMark } from '../diet/vegetarian-mark';
import { weekPlanContent } from '../diet/week-plan.content';
import type { MealsCardBodyFragment } from './meals-card.generated';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { meals: content } = wellnessContent;

interface MealsCardProps {
  details: EnergyNeedFactsFragment | null;
  measured: MealsCardBodyFragment | null;
}

/** Today's meals of the week plan (in the studio's time zone), scaled to the member's energy need if it is known. */
export function MealsCard({ details, measured }: MealsCardProps) {
  const now = useMinute();
  const today = studioTime(now).day;
  const need = needOf(details, bodyOf(measured));
  const plain = weekPlan[today]!;
  const day = need.isKnown ? scaledDay(plain, need.planned) : plain;
  return (
    <section className={card.card} aria-labelledby="meals">
      <div className={classes.head}>
        <h2 id="meals">{content.title(DAY_NAMES[today]!)}</h2>
        <VegetarianMark />
      </div>
      <p className={classes.quiet}>{sentenceOf(need)}</p>
      <ol className={classes.meals}>
        {MEAL_SLOTS.map((slot) => (
          <li key={slot}>
            <span className={classes.slot}>{weekPlanContent.slots[slot]}</span>
            <span className={classes.dish}>{day[slot].dish}</span>
            <span className={classes.kcal}>
              {weekPlanContent.kcal(wholeNumber(nutritionOf(day[slot].portions).kcal))}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.total}>
        <DayTotal portions={portionsOf(day)} />
      </div>
      <p className={classes.links}>
        <Link to={`${paths.diet}?tab=week-plan`}>{content.more}</Link>
      </p>
    </section>
  );
}

function bodyOf(measured: MealsCardProps['measured']): KnownBody | null {
  const { weightKg = null, heightCm = null } = measured ?? {};
  return weightKg === null || heightCm === null ? null : { weightKg, heightCm };
}

function sentenceOf(need: EnergyNeed): string {
  if (!need.isKnown) {
    const parts = need.missing.map((part) => content.missingParts[part]);
    return `${content.plain} ${content.missing(formatList(parts))}`;
  }
  const sentence = need.planned === need.kcal ? content.adjusted : content.planned;
  return sentence(wholeNumber(need.planned));
}
