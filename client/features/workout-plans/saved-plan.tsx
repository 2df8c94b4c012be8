import { useMemo, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { dayNumberAt } from '#common/workout-plans/plan-days';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { RestBar, RestTimerSwitch } from './rest-bar';
import type { ExerciseLoadsFragment } from '../../lib/exercise-loads.generated';
import { PlanArticle } from './plan-article';
import { saveCalendar } from './plan-downloads';
import { PlanSkeleton } from './plan-skeleton';
import { PlanTools } from './plan-tools';
import { RemovePlan } from './remove-plan';
import type { SavedPlanViewFragment } from './saved-plan.generated';
import { PlanProgress } from './saved-plans';
import { kept, useKeptPlan } from './use-kept-plans';
import { useExerciseLoadsOfMemberQuery } from './training.generated';
import type { PlanChanges } from './use-plan-changes';
import { useTraining } from './use-training';
import { workoutPlansContent } from './workout-plans.content';
import { useSavedPlanQuery } from './workout-plans.generated';
import classes from './saved-plan.module.css';

const { saved: content } = workoutPlansContent;

const NO_LOADS: ExerciseLoadsFragment[] = [];

interface SavedPlanProps {
  id: string;
  titleRef: Ref<HTMLHeadingElement>;
  changes: PlanChanges;
}

/** A saved plan, with ticks for the days done. */
export function SavedPlan({ id, titleRef, changes }: SavedPlanProps) {
  const query = useSavedPlanQuery({ variables: { id }, ...kept });
  // A query of its own, because it would exceed the cost of a request together with a whole plan.
  const loads = useExerciseLoadsOfMemberQuery(kept);
  useKeptPlan(id, query.data);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.workoutPlan, { replace: true });
  return (
    <div className={classes.saved}>
      <p className={classes.back}>
        <Link to={paths.workoutPlan}>{content.back}</Link>
      </p>
      <QueryBoundary query={query} loading={<PlanSkeleton isTall />} failed={content.planFailed}>
        {({
          me: {
            user: { workoutPlan: saved },
          },
        }) =>
          saved ? (
            <SavedPlanView
              saved={saved}
              exerciseLoads={loads.data?.me.user.exerciseLoads ?? NO_LOADS}
              titleRef={titleRef}
              changes={changes}
              onRemoved={leave}
            />
          ) : (
            <p>{workoutPlanMessages.planNotFound}</p>
          )
        }
      </QueryBoundary>
    </div>
  );
}

interface SavedPlanViewProps extends Omit<SavedPlanProps, 'id'> {
  saved: SavedPlanViewFragment;
  exerciseLoads: readonly ExerciseLoadsFragment[];
  onRemoved: () => void;
}

function SavedPlanView({ saved, exerciseLoads, titleRef, changes, onRemoved }: SavedPlanViewProps) {
  const { id, plan, text, startsOn } = saved;
  const training = useTraining(saved, exerciseLoads, changes.add);
  const now = useMinute();
  const today = dayNumberAt(startsOn, now);
  const schedule = useMemo(() => ({ id, startsOn, today, training }), [id, startsOn, today, training]);
  const waiting = changes.changes.filter(({ planId }) => planId === id).length;
  const done = plan.days.filter(({ day }) => training.isDone(day)).length;
  return (
    <>
      <PlanArticle
        plan={plan}
        text={text}
        schedule={schedule}
        titleRef={titleRef}
        head={
          <div className={classes.head}>
            <PlanProgress plan={saved} done={done} />
            <p className={classes.hint}>
              {content.tickHint} <Link to={paths.progress}>{content.progress}</Link>
            </p>
            <p className={classes.hint} role="status">
              {waiting > 0 && content.waiting(waiting)}
            </p>
            <FormAlert notice={changes.notice} keepsFocus />
            <RestTimerSwitch />
          </div>
        }
        tools={
          <PlanTools plan={plan} text={text} onCalendar={() => saveCalendar(plan, { startsOn, key: id })} />
        }
      />
      <RemovePlan plan={saved} onRemoved={onRemoved} />
      <RestBar />
    </>
  );
}
