import { Button } from '../../components/button';
import card from '../../components/form-card.module.css';
import { formatDay } from '../../lib/format-day';
import { dietContent } from './diet.content';
import type { DietDetailPartsFragment } from './diet.generated';
import classes from './diet-summary.module.css';
import cardClasses from './diet-card.module.css';

const { details: content } = dietContent;

interface DietSummaryProps {
  details: DietDetailPartsFragment;
  onEdit: () => void;
}

/** What is saved, to be read only. */
export function DietSummary({ details, onEdit }: DietSummaryProps) {
  return (
    <section className={card.card} aria-labelledby="diet-details">
      <div>
        <h2 id="diet-details">{content.formTitle}</h2>
        <p className={cardClasses.lead}>{content.savedOn(formatDay(details.updatedAt))}</p>
      </div>
      <dl className={classes.facts}>
        {factsOf(details).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-none={!value || undefined}>{value ?? content.none}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button onClick={onEdit}>{content.edit}</Button>
      </div>
    </section>
  );
}

const factsOf = (details: DietDetailPartsFragment): [name: string, value: string | null][] => [
  [content.age, details.age === null ? null : `${details.age} ${content.years}`],
  [content.gender, details.gender && content.genders[details.gender]],
  [content.bmi, details.bmi === null ? null : details.bmi.toFixed(1)],
  [content.bmiStatus, details.bmiStatus],
  [content.fitnessLevel, details.fitnessLevel && content.fitnessLevels[details.fitnessLevel]],
  [content.dietGoal, details.dietGoal],
  [content.foodPreferences, details.foodPreferences],
  [content.limitations.replace(/ \(.*/, ''), details.limitations],
];
