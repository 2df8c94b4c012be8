import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { paths } from '../../lib/paths';
import { DetailsCard } from './details-card';
import { ExercisesCard } from './exercises-card';
import { FirstStep } from './first-step';
import { MealsCard } from './meals-card';
import { MembershipLine } from './membership-line';
import { NumbersCard } from './numbers-card';
import { PlanCard } from './plan-card';
import { StreakCard } from './streak-card';
import { WellnessSkeleton } from './wellness-skeleton';
import { wellnessContent } from './wellness.content';
import { useWellnessPageQuery } from './wellness.generated';
import classes from './wellness-page.module.css';

const { title, description, lead, failed } = wellnessContent;

/** Overview of the member's tools, each with its current state. */
export function Page() {
  const query = useWellnessPageQuery({ fetchPolicy: 'network-only' });
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.wellness} />
      <PageIntro headline={title} lead={lead} />
      <QueryBoundary query={query} loading={<WellnessSkeleton />} failed={failed}>
        {({ profile: { bodyMeasurements: body }, myDietDetails, myWorkoutPlans, ...data }) => (
          <div className={classes.parts}>
            <MembershipLine memberships={data.myMemberships} />
            {body.bmi === null && <FirstStep />}
            <div className={classes.columns}>
              <div className={classes.parts}>
                <StreakCard progress={data.myProgress} isMain={body.bmi !== null} />
                {body.bmi !== null && <NumbersCard body={{ ...body, bmi: body.bmi }} />}
                <ExercisesCard />
              </div>
              <div className={classes.parts}>
                <PlanCard plans={myWorkoutPlans} />
                <MealsCard details={myDietDetails} body={body} />
                <DetailsCard details={myDietDetails} />
              </div>
            </div>
          </div>
        )}
      </QueryBoundary>
    </PageFrame>
  );
}
