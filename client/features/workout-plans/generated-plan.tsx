import { useRef, useState, type Ref, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { FormAlert } from '../../components/form-alert';
import { HealthConsent } from '../../components/health-consent';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { useMinute } from '../../lib/use-minute';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { PlanArticle } from './plan-article';
import { isStartDay, startDays } from './plan-days';
import { saveCalendar } from './plan-downloads';
import { PlanTools } from './plan-tools';
import type { GeneratedPlan as Generated } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import { useSaveWorkoutPlanMutation, type SaveWorkoutPlanMutationVariables } from './workout-plans.generated';
import classes from './plan-tools.module.css';

const { tools: content } = workoutPlansContent;

interface GeneratedPlanProps {
  generated: Generated;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A newly generated plan, which can be saved with a start day. */
export function GeneratedPlan({
  generated: { key, plan, text, isTextByModel },
  titleRef,
}: GeneratedPlanProps) {
  const start = useStartDay();
  const save = useSavePlan(plan);
  const dateField = useRef<HTMLInputElement>(null);
  const withStartDay = (act: (startsOn: string) => void) => {
    if (start.error === undefined) act(start.value);
    else dateField.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isBusy) withStartDay(save.run);
  };
  return (
    <PlanArticle
      plan={plan}
      text={text}
      isTextByModel={isTextByModel}
      schedule={null}
      titleRef={titleRef}
      tools={
        <PlanTools
          plan={plan}
          text={text}
          onCalendar={() => withStartDay((startsOn) => saveCalendar(plan, { startsOn, key }))}
        >
          <FormAlert notice={save.notice} tone="failure" />
          <form className={classes.save} noValidate onSubmit={submit}>
            <TextField
              ref={dateField}
              type="date"
              label={content.startsOn}
              {...start}
              onChange={({ currentTarget }) => start.onChange(currentTarget.value)}
            />
            <SubmitButton isBusy={save.isBusy}>{content.save}</SubmitButton>
          </form>
          {plan.limitations.length > 0 && <HealthConsent {...content.consent} />}
        </PlanTools>
      }
    />
  );
}

/** Props of the date field for the start day, which is today unless another day is chosen. */
function useStartDay() {
  const now = useMinute();
  const days = startDays(now);
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? days.today;
  return {
    value,
    min: days.first,
    max: days.last,
    error: isStartDay(value, days) ? undefined : workoutPlanMessages.planStartInvalid,
    onChange: setChosen,
  };
}

/** Saves the plan that is shown, even if the form has changed since, and opens it. */
function useSavePlan(plan: Generated['plan']) {
  const navigate = useNavigate();
  const { run, ...action } = useAction(content.saveFailed);
  const [saveWorkoutPlan] = useSaveWorkoutPlanMutation();
  const { goal, experience, location, durationDays, equipment, limitations } = plan;
  const choices: Omit<Required<SaveWorkoutPlanMutationVariables['input']>, 'startsOn' | 'requestKey'> = {
    goal,
    experience,
    location,
    days: durationDays,
    equipment,
    limitations,
  };
  const save = async (startsOn: string) => {
    const { data } = await saveWorkoutPlan({ variables: { input: { ...choices, startsOn } } });
    if (!data) throw new Error(content.saveFailed);
    showToast(workoutPlanMessages.planSaved);
    void navigate(paths.savedWorkoutPlan(data.saveWorkoutPlan.workoutPlan.id));
    return undefined;
  };
  return { ...action, run: (startsOn: string) => void run(() => save(startsOn)) };
}
