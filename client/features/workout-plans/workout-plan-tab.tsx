import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enumValue } from '#common/enum-names';
import { SAVED_PLAN_PARAMETER } from '#common/paths';
import { QueryBoundary } from '../../components/query-boundary';
import { focusAtTop } from './focus-at-top';
import { PlanGenerator } from './plan-generator';
import { PlanSkeleton } from './plan-skeleton';
import { SavedPlan } from './saved-plan';
import { SavedPlans } from './saved-plans';
import { usePlanChanges } from './use-plan-changes';
import { kept, useKeptList } from './use-kept-plans';
import { usePlanChoices } from './use-plan-choices';
import { usePlanGenerator } from './use-plan-generator';
import { workoutPlansContent } from './workout-plans.content';
import { useWorkoutPlanTabQuery } from './workout-plans.generated';
import classes from './workout-plan-tab.module.css';

const { saved: content, lead } = workoutPlansContent;

/** The plan generator and the saved plans, or the saved plan named in the URL. */
export function WorkoutPlanTab() {
  const query = useWorkoutPlanTabQuery(kept);
  useKeptList(query.data);
  const changes = usePlanChanges();
  const details = detailsIn(query);
  const planChoices = usePlanChoices(details.known);
  const generator = usePlanGenerator();
  const [address] = useSearchParams();
  const savedId = address.get(SAVED_PLAN_PARAMETER);
  const titleRef = useStepFocus(savedId);
  if (savedId !== null) {
    return (
      <div className={classes.tab}>
        <SavedPlan key={savedId} id={savedId} titleRef={titleRef} changes={changes} />
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.columns}>
        <PlanGenerator planChoices={planChoices} generator={generator} details={details} />
        <section className={classes.plans} aria-labelledby="my-plans">
          <h2 id="my-plans" ref={titleRef} tabIndex={-1}>
            {content.title}
          </h2>
          <QueryBoundary query={query} loading={<PlanSkeleton />} failed={content.failed}>
            {({ me }) => <SavedPlans plans={me.user.workoutPlans} />}
          </QueryBoundary>
        </section>
      </div>
    </div>
  );
}

/** Cached details do not count while they are refetched: choices made relative to stale details would be wrong. */
const detailsIn = ({ data, loading, error }: ReturnType<typeof useWorkoutPlanTabQuery>) => ({
  known: loading || error ? null : (data?.me.user.workoutLimitations.map(enumValue) ?? null),
  hasFailed: error !== undefined,
});

/** Moves the focus to the title of a plan that is opened, and back to the list when it is left; not on page load. */
function useStepFocus(savedId: string | null) {
  const [firstId] = useState(savedId);
  const [hasStepped, setHasStepped] = useState(false);
  if (!hasStepped && savedId !== firstId) setHasStepped(true);
  return useCallback(
    (title: HTMLElement | null) => {
      if (hasStepped) focusAtTop(title);
    },
    [hasStepped],
  );
}
