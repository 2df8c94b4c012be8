import { useState, type ReactNode, type SubmitEvent } from 'react';
import { LIMITATIONS, type Limitation } from '#common/exercises/exercises';
import {
  EXPERIENCE_LABELS,
  EXPERIENCES,
  GOAL_LABELS,
  GOALS,
  LOCATION_LABELS,
  LOCATIONS,
  PLAN_DAYS,
  PLAN_EQUIPMENT,
  PLAN_EQUIPMENT_LABELS,
} from '#common/workout-plans/workout-plans';
import marker from '../../components/fold-marker.module.css';
import { CheckChips } from '../../components/check-chips';
import { SelectField } from '../../components/select-field';
import card from '../../components/form-card.module.css';
import { toggledEquipment } from './plan-choices';
import type { PlanChoices } from './use-plan-choices';
import { workoutPlansContent } from './workout-plans.content';
import classes from './plan-generator-form.module.css';

const { form: content } = workoutPlansContent;

/** Id of the form's heading, which gets the focus when the user returns to the form. */
export const FORM_TITLE_ID = 'workout-plan-form';

/** Known facts from the member's diet details. */
export interface KnownDetails {
  /** Limitations in the diet details; null until they are loaded. */
  known: readonly Limitation[] | null;
  hasFailed: boolean;
}

interface PlanGeneratorFormProps {
  planChoices: PlanChoices;
  details: KnownDetails;
  onGenerate: () => void;
  /** The button that submits the form. */
  children: ReactNode;
}

/** Form with the choices for a plan. */
export function PlanGeneratorForm({ planChoices, details, onGenerate, children }: PlanGeneratorFormProps) {
  const { choices, change } = planChoices;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onGenerate();
  };
  const { equipment } = choices;
  return (
    <form className={`${card.card} ${classes.form}`} aria-labelledby={FORM_TITLE_ID} onSubmit={handleSubmit}>
      <h2 id={FORM_TITLE_ID} tabIndex={-1}>
        {content.title}
      </h2>
      <div className={classes.pair}>
        <ChoiceField
          label={content.goal}
          name="goal"
          offered={GOALS}
          labelOf={(goal) => GOAL_LABELS[goal]}
          value={choices.goal}
          onChoose={(goal) => change({ goal })}
        />
        <ChoiceField
          label={content.experience}
          name="experience"
          offered={EXPERIENCES}
          labelOf={(experience) => EXPERIENCE_LABELS[experience]}
          value={choices.experience}
          onChoose={(experience) => change({ experience })}
        />
        <ChoiceField
          label={content.location}
          name="location"
          offered={LOCATIONS}
          labelOf={(location) => LOCATION_LABELS[location]}
          value={choices.location}
          onChoose={(location) => change({ location })}
        />
        <ChoiceField
          label={content.days}
          name="days"
          offered={PLAN_DAYS}
          labelOf={content.inDays}
          value={choices.days}
          onChoose={(days) => change({ days })}
        />
      </div>
      <CheckChips
        legend={content.equipment}
        offered={PLAN_EQUIPMENT}
        labelOf={(one) => PLAN_EQUIPMENT_LABELS[one]}
        chosen={equipment.length > 0 ? equipment : ['none']}
        onToggle={(one) => change({ equipment: toggledEquipment(equipment, one) })}
      />
      <Limitations planChoices={planChoices} details={details} />
      {children}
    </form>
  );
}

interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  name: string;
  offered: readonly Value[];
  labelOf: (value: Value) => string;
  value: Value;
  onChoose: (value: Value) => void;
}

function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, name, offered, labelOf, value, onChoose } = props;
  return (
    <SelectField
      label={label}
      name={name}
      data={offered.map((one) => ({ value: String(one), label: labelOf(one) }))}
      value={String(value)}
      onChange={({ currentTarget }) => onChoose(offered[currentTarget.selectedIndex]!)}
    />
  );
}

/**
 * Collapsed unless some are chosen, since most members have none. Choices are stored relative to the diet details,
 * so the field is disabled until these are loaded.
 */
function Limitations({ planChoices, details }: Pick<PlanGeneratorFormProps, 'planChoices' | 'details'>) {
  const { choices, toggleLimitation } = planChoices;
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const chosen = choices.limitations ?? details.known;
  const count = chosen?.length ?? 0;
  return (
    <details
      className={classes.limitations}
      open={isOpened ?? (count > 0 || details.hasFailed)}
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      <summary className={marker.marked}>{content.limitationsChosen(count)}</summary>
      <CheckChips
        legend={content.limitations}
        isLegendHidden
        isDisabled={chosen === null}
        offered={LIMITATIONS}
        labelOf={(one) => content.limitationLabels[one]}
        chosen={chosen ?? []}
        onToggle={toggleLimitation}
      >
        {limitationsHint(choices.limitations !== null, details)}
      </CheckChips>
    </details>
  );
}

function limitationsHint(isChosen: boolean, { known, hasFailed }: KnownDetails): string {
  if (isChosen) return content.limitationsHint;
  if (hasFailed) return content.detailsFailed;
  return known && known.length > 0 ? content.fromDetails : content.limitationsHint;
}
