import { MEAL_SLOTS } from '#common/diet/plan';
import { weekPlan } from '#common/diet/week-plan';
import { CheckChips } from '../../components/check-chips';
import { AVOIDABLE, clashesIn, type Avoided } from './avoided';
import { weekPlanContent } from './week-plan.content';

const { avoid: content } = weekPlanContent;

const meals = weekPlan.flatMap((day) => MEAL_SLOTS.map((slot) => day[slot]));

interface AvoidFilterProps {
  avoided: readonly Avoided[];
  onChange: (avoided: readonly Avoided[]) => void;
}

/** Foods to avoid. Affected meals are marked but not hidden, since the totals of a day include all its meals. */
export function AvoidFilter({ avoided, onChange }: AvoidFilterProps) {
  const toggle = (one: Avoided) =>
    onChange(avoided.includes(one) ? avoided.filter((other) => other !== one) : [...avoided, one]);
  const fitting = meals.filter((meal) => clashesIn(meal, avoided).length === 0).length;
  return (
    <CheckChips
      legend={content.legend}
      offered={AVOIDABLE}
      labelOf={(one) => (one === 'roots' ? content.roots : content.allergens[one])}
      chosen={avoided}
      onToggle={toggle}
    >
      {avoided.length > 0 ? content.fitting(fitting, meals.length) : content.hint}
    </CheckChips>
  );
}
