import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QueryBoundary } from '../../components/query-boundary';
import { SAVED_PLAN_PARAMETER } from '../../lib/paths';
import { arriveAt } from './arrive-at';
import { Generator } from './generator';
import { PlanSkeleton } from './plan-skeleton';
import { SavedPlan } from './saved-plan';
import { SavedPlans } from './saved-plans';
import { usePlanChoices } from './use-plan-choices';
import { usePlanGenerator } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import { useWorkoutPlanTabQuery } from './workout-plans.generated';
import classes from './workout-plan-tab.module.css';

const { saved: content, lead } = workoutPlansContent;

/** Makes workout plans and keeps them, or shows the one of them that the address names. */
export function WorkoutPlanTab() {
  const query = useWorkoutPlanTabQuery({ fetchPolicy: 'cache-and-network' });
  const planChoices = usePlanChoices();
  const generator = usePlanGenerator(planChoices.choices);
  const [address] = useSearchParams();
  const savedId = address.get(SAVED_PLAN_PARAMETER);
  const titleRef = useStepFocus(savedId);
  if (savedId !== null) {
    return (
      <div className={classes.tab}>
        <SavedPlan key={savedId} id={savedId} titleRef={titleRef} />
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.columns}>
        <Generator
          planChoices={planChoices}
          generator={generator}
          known={query.data?.workoutLimitations ?? []}
        />
        <section className={classes.plans} aria-labelledby="my-plans">
          <h2 id="my-plans" ref={titleRef} tabIndex={-1}>
            {content.title}
          </h2>
          <QueryBoundary query={query} loading={<PlanSkeleton />} failed={content.failed}>
            {({ myWorkoutPlans }) => <SavedPlans plans={myWorkoutPlans} />}
          </QueryBoundary>
        </section>
      </div>
    </div>
  );
}

/** Who opens a plan goes on at its title, and who leaves one at the list. Not when the page is loaded. */
function useStepFocus(savedId: string | null) {
  const [firstId] = useState(savedId);
  const [hasStepped, setHasStepped] = useState(false);
  if (!hasStepped && savedId !== firstId) setHasStepped(true);
  return useCallback(
    (title: HTMLElement | null) => {
      if (hasStepped) arriveAt(title);
    },
    [hasStepped],
  );
}
