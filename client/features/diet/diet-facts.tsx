import { enumValue } from '#common/enum-names';
import { dietContent } from './diet.content';
import type { DietFactsFragment } from './diet-facts.generated';
import classes from './diet-summary.module.css';

const { details: content } = dietContent;

interface DietFactsProps {
  details: DietFactsFragment;
  /** Omits empty details. */
  hidesEmpty?: boolean;
}

/** The saved details as a description list. */
export const DietFacts = ({ details, hidesEmpty = false }: DietFactsProps) => (
  <dl className={classes.facts}>
    {factsOf(details)
      .filter(([, value]) => !hidesEmpty || value)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-none={!value || undefined}>{value ?? content.none}</dd>
        </div>
      ))}
  </dl>
);

const factsOf = (details: DietFactsFragment): [name: string, value: string | null][] => [
  [content.age, details.age === null ? null : `${details.age} ${content.years}`],
  [content.gender, details.gender && content.genders[enumValue(details.gender)]],
  [content.bmi, details.bmi === null ? null : details.bmi.toFixed(1)],
  [content.bmiStatus, details.bmiStatus && content.bmiStatuses[details.bmiStatus]],
  [content.fitnessLevel, details.fitnessLevel && content.fitnessLevels[enumValue(details.fitnessLevel)]],
  [content.dietGoal, details.dietGoal],
  [content.foodPreferences, details.foodPreferences],
  [content.limitations.replace(/ \(.*/, ''), details.limitations],
];
