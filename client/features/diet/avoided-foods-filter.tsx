import { MEAL_SLOTS } from '#common/diet/plan';
import { weekPlan } from '#common/diet/week-plan';
import { CheckChips } from '../../components/check-chips';
import { AVOIDABLE_FOODS, avoidedFoodsIn, type AvoidedFood } from './avoided-foods';
import { weekPlanContent } from './week-plan.content';

const { avoid: content } = weekPlanContent;

const meals = weekPlan.flatMap((day) => MEAL_SLOTS.map((slot) => day[slot]));

interface AvoidedFoodsFilterProps {
  avoided: readonly AvoidedFood[];
  onChange: (avoided: readonly AvoidedFood[]) => void;
}

/** Foods to avoid. Affected meals are marked but not hidden, since the totals of a day include all its meals. */
export function AvoidedFoodsFilter({ avoided, onChange }: AvoidedFoodsFilterProps) {
  const toggle = (one: AvoidedFood) =>
    onChange(avoided.includes(one) ? avoided.filter((other) => other !== one) : [...avoided, one]);
  const fitting = meals.filter((meal) => avoidedFoodsIn(meal, avoided).length === 0).length;
  return (
    <CheckChips
      legend={content.legend}
      offered={AVOIDABLE_FOODS}
      labelOf={(one) => (one === 'roots' ? content.roots : content.allergens[one])}
      chosen={avoided}
      onToggle={toggle}
    >
      {avoided.length > 0 ? content.fitting(fitting, meals.length) : content.hint}
    </CheckChips>
  );
}
