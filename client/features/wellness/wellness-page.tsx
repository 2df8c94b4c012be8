import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import card from '../../components/form-card.module.css';
import nextStep from '../../components/next-step.module.css';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { Link } from '../../navigation/navigation';
import { DietDetailsCard } from './diet-details-card';
import { MealsCard } from './meals-card';
import { MembershipLine } from './membership-line';
import { MeasurementsCard } from './measurements-card';
import { WorkoutPlanCard } from './workout-plan-card';
import { StreakCard } from './streak-card';
import { wellnessContent } from './wellness.content';
import { useWellnessPageQuery, type WellnessPageQuery } from './wellness.generated';
import classes from './wellness-page.module.css';

const { title, description, lead, failed, firstStep, exercises } = wellnessContent;

/** Overview of the member's tools, each with its current state. */
export function Page() {
  const query = useWellnessPageQuery();
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.wellness} />
      <PageIntro headline={title} lead={lead} />
      <QueryBoundary query={query} loading={<WellnessSkeleton />} failed={failed}>
        {({ me }) => <Cards user={me.user} />}
      </QueryBoundary>
    </PageFrame>
  );
}

function Cards({ user }: { user: WellnessPageQuery['me']['user'] }) {
  const { latestMeasurement: latest, dietDetails, memberships, progress, workoutPlans } = user;
  const bmi = latest?.bmi ?? null;
  return (
    <div className={classes.parts}>
      <MembershipLine memberships={memberships} />
      {bmi === null && <FirstStep />}
      <div className={classes.columns}>
        <div className={classes.parts}>
          <StreakCard progress={progress} isMain={bmi !== null} />
          {latest && bmi !== null && <MeasurementsCard measured={{ ...latest, bmi }} />}
          <ExercisesCard />
        </div>
        <div className={classes.parts}>
          <WorkoutPlanCard plans={workoutPlans} />
          <MealsCard details={dietDetails} measured={latest} />
          <DietDetailsCard details={dietDetails} />
        </div>
      </div>
    </div>
  );
}

/** Suggests what to do first, for members without weight and height. */
const FirstStep = () => (
  <section className={nextStep.card} aria-labelledby="first-step">
    <div>
      <h2 id="first-step">{firstStep.title}</h2>
      <p>{firstStep.text}</p>
    </div>
    <ActionLink variant="primary" to={paths.profile}>
      {firstStep.action}
    </ActionLink>
  </section>
);

/** Link to the exercise library. */
const ExercisesCard = () => (
  <section className={card.card} aria-labelledby="exercises">
    <h2 id="exercises">{exercises.title}</h2>
    <p className={classes.quiet}>{exercises.text}</p>
    <p className={classes.links}>
      <Link to={paths.exerciseHub}>{exercises.more}</Link>
    </p>
  </section>
);

/** Placeholders for the membership line and the cards. */
const WellnessSkeleton = () => (
  <Skeleton>
    <div className={classes.parts}>
      <span data-bone="title" className={classes.lineBone} />
      <div className={classes.columns}>
        <div className={classes.parts}>
          <span data-bone className={classes.cardBone} />
          <span data-bone className={classes.cardBone} />
        </div>
        <span data-bone className={classes.tallBone} />
      </div>
    </div>
  </Skeleton>
);
