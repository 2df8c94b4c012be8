import { paths } from '#common/paths';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { TabLinks, useOpenTab } from '../../components/tab-links';
import { Link } from '../../navigation/navigation';
import { BmiCalculator } from '../diet/bmi-calculator';
import { DietDetails } from '../diet/diet-details';
import { DietSkeleton } from '../diet/diet-skeleton';
import { dietContent, dietTabs } from '../diet/diet.content';
import { useDietPageQuery } from '../diet/diet.generated';
import { useBmiCalculator } from '../diet/use-bmi-calculator';
import { useDietDetails } from '../diet/use-diet-details';
import { WeekPlan } from '../diet/week-plan';
import { WorkoutPlanPanel } from './workout-plan-panel';
import classes from './diet-page.module.css';

const { title, description, lead, exercises, tabs, details: detailsContent } = dietContent;

/** Diet page for members: BMI calculator, diet details, weekly meal plan and workout plans. */
export function Page() {
  const query = useDietPageQuery();
  const calculator = useBmiCalculator(query.data?.me.user.latestMeasurement);
  const details = useDietDetails(query.data);
  const { index } = calculator;
  const openId = useOpenTab(['bmi', 'week-plan', 'workout-plan']);
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.diet} />
      <div className={classes.intro} data-plan={openId !== 'bmi' || undefined}>
        <PageIntro headline={title} lead={lead}>
          <p className={classes.more}>
            <Link to={paths.exerciseHub}>{exercises}</Link>
          </p>
        </PageIntro>
      </div>
      <TabLinks label={tabs} tabs={dietTabs} openId={openId} />
      <div className={classes.columns} hidden={openId !== 'bmi'}>
        {/* The result below the fields would move them when the profile's measurements arrive. */}
        {query.data || query.error ? (
          <BmiCalculator
            calculator={calculator}
            onUse={query.data && details.fillInBmi}
            used={details.filledInBmi}
          />
        ) : (
          <DietSkeleton />
        )}
        <QueryBoundary query={query} loading={<DietSkeleton />} failed={detailsContent.loadFailed}>
          {() => <DietDetails details={details} index={typeof index === 'number' ? index : null} />}
        </QueryBoundary>
      </div>
      <div hidden={openId !== 'week-plan'}>
        <WeekPlan details={details.saved} body={calculator.body} />
      </div>
      <WorkoutPlanPanel isOpen={openId === 'workout-plan'} />
    </PageFrame>
  );
}
