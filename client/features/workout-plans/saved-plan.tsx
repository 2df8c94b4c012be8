import type { Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { workoutPlanMessages } from '#common/workout-plans/messages';
import { dayNumberAt } from '#common/workout-plans/plan-days';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { useMinute } from '../../lib/use-minute';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { PlanArticle } from './plan-article';
import { saveCalendar } from './plan-downloads';
import { PlanSkeleton } from './plan-skeleton';
import { PlanTools } from './plan-tools';
import { RemovePlan } from './remove-plan';
import type { SavedPlanViewFragment } from './saved-plan.generated';
import { PlanProgress } from './saved-plans';
import { useDayTicks, type PlanChanges } from './use-day-ticks';
import { kept, useKeptPlan } from './use-kept-plans';
import { workoutPlansContent } from './workout-plans.content';
import { useSavedPlanQuery } from './workout-plans.generated';
import classes from './saved-plan.module.css';

const { saved: content } = workoutPlansContent;

interface SavedPlanProps {
  id: string;
  titleRef: Ref<HTMLHeadingElement>;
  changes: PlanChanges;
}

/** A saved plan, with ticks for the days done. */
export function SavedPlan({ id, titleRef, changes }: SavedPlanProps) {
  const query = useSavedPlanQuery({ variables: { id }, ...kept });
  useKeptPlan(id, query.data);
  const navigate = useNavigate();
  const leave = () => void navigate(paths.workoutPlan, { replace: true });
  return (
    <div className={classes.saved}>
      <p className={classes.back}>
        <Link to={paths.workoutPlan}>{content.back}</Link>
      </p>
      <QueryBoundary query={query} loading={<PlanSkeleton />} failed={content.planFailed}>
        {({
          me: {
            user: { workoutPlan: saved },
          },
        }) =>
          saved ? (
            <SavedPlanView saved={saved} titleRef={titleRef} changes={changes} onRemoved={leave} />
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
  onRemoved: () => void;
}

function SavedPlanView({ saved, titleRef, changes, onRemoved }: SavedPlanViewProps) {
  const { id, plan, text, startsOn } = saved;
  const ticks = useDayTicks(saved, changes);
  const now = useMinute();
  const today = dayNumberAt(startsOn, now);
  const done = plan.days.filter(({ day }) => ticks.isDone(day)).length;
  return (
    <>
      <PlanArticle
        plan={plan}
        text={text}
        schedule={{ id, startsOn, today, ticks }}
        titleRef={titleRef}
        head={
          <div className={classes.head}>
            <PlanProgress plan={saved} done={done} />
            <p className={classes.hint}>
              {content.tickHint} <Link to={paths.progress}>{content.progress}</Link>
            </p>
            <p className={classes.hint} role="status">
              {ticks.waiting > 0 && content.waiting(ticks.waiting)}
            </p>
            <FormAlert notice={ticks.notice} keepsFocus />
          </div>
        }
        tools={
          <PlanTools plan={plan} text={text} onCalendar={() => saveCalendar(plan, { startsOn, key: id })} />
        }
      />
      <RemovePlan plan={saved} onRemoved={onRemoved} />
    </>
  );
}
