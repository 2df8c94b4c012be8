import { useRef, useState, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#common/messages';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { HealthConsent } from '../../components/health-consent';
import { TextField } from '../../components/text-field';
import { useMinute } from '../../lib/now';
import { paths } from '../../lib/paths';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { PlanArticle } from './plan-article';
import { isStartDay, startDays } from './plan-days';
import { saveCalendar } from './plan-files';
import { PlanTools } from './plan-tools';
import type { GeneratedPlan as Generated } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import {
  useSaveWorkoutPlanMutation,
  WorkoutPlanTabDocument,
  type PlanPartsFragment,
} from './workout-plans.generated';
import classes from './plan-tools.module.css';

const { tools: content } = workoutPlansContent;

interface GeneratedPlanProps {
  generated: Generated;
  titleRef: Ref<HTMLHeadingElement>;
}

/** A plan that was just made, and can be kept from a day on. */
export function GeneratedPlan({
  generated: { key, plan, text, isTextByModel },
  titleRef,
}: GeneratedPlanProps) {
  const start = useStartDay();
  const save = useSavePlan(plan);
  const dateField = useRef<HTMLInputElement>(null);
  const fromStart = (act: (startsOn: string) => void) => {
    if (start.error === undefined) act(start.value);
    else dateField.current?.focus();
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
          onCalendar={() => fromStart((startsOn) => saveCalendar(plan, { startsOn, key }))}
        >
          <FormAlert notice={save.notice} tone="failure" />
          <div className={classes.save}>
            <TextField
              ref={dateField}
              type="date"
              label={content.startsOn}
              {...start}
              onChange={({ currentTarget }) => start.onChange(currentTarget.value)}
            />
            <Button isBusy={save.isBusy} onClick={() => fromStart(save.run)}>
              {content.save}
            </Button>
          </div>
          {plan.limitations.length > 0 && <HealthConsent {...content.consent} />}
        </PlanTools>
      }
    />
  );
}

/** Today, unless another day is chosen. */
function useStartDay() {
  const days = startDays(useMinute());
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? days.today;
  return {
    value,
    min: days.first,
    max: days.last,
    error: isStartDay(value, days) ? undefined : messages.planStartInvalid,
    onChange: setChosen,
  };
}

/** Keeps the plan that is shown, whatever the form says by now, and leads to it. */
function useSavePlan(plan: PlanPartsFragment) {
  const navigate = useNavigate();
  const { run, ...action } = useAction(content.saveFailed);
  const [saveWorkoutPlan] = useSaveWorkoutPlanMutation({ refetchQueries: [WorkoutPlanTabDocument] });
  const { goal, experience, location, length, equipment, limitations } = plan;
  const input = { goal, experience, location, days: length, equipment, limitations };
  const save = async (startsOn: string) => {
    const { data } = await saveWorkoutPlan({ variables: { input, startsOn } });
    if (!data) throw new Error(content.saveFailed);
    showToast(messages.planSaved);
    void navigate(paths.savedWorkoutPlan(data.saveWorkoutPlan.id));
    return undefined;
  };
  return { ...action, run: (startsOn: string) => void run(() => save(startsOn)) };
}
