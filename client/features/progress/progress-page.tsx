import { useSearchParams } from 'react-router-dom';
import { PROGRESS_PERIODS, type ProgressPeriod } from '#common/activity/weeks';
import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { SegmentedControl } from '../../components/segmented-control';
import { Skeleton } from '../../components/skeleton';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useLightSchemeForPrint } from '../../lib/use-light-scheme-for-print';
import { LoadsSection } from './loads-section';
import { MeasurementsSection } from './measurements-section';
import { progressContent } from './progress.content';
import { useProgressPageQuery } from './progress.generated';
import { ActivitySection } from './activity-section';
import { StreakFacts } from './streak-facts';
import classes from './progress-page.module.css';

const { title, description, lead, failed, period } = progressContent;

const options = PROGRESS_PERIODS.map((weeks) => ({ value: String(weeks), label: period.weeks(weeks) }));

/** A member's visits, workouts and measurements over the number of weeks in the URL. */
export function Page() {
  const { weeks, choose } = usePeriod();
  const query = useProgressPageQuery({ variables: { weeks } });
  useLightSchemeForPrint();
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.progress} />
      <PageIntro headline={title} lead={lead}>
        <div className={classes.period}>
          <SegmentedControl
            legend={period.legend}
            isLegendHidden
            isFilling
            options={options}
            value={String(weeks)}
            onChange={(value) => choose(Number(value) as ProgressPeriod)}
          />
        </div>
      </PageIntro>
      <QueryBoundary query={query} loading={<ProgressSkeleton />} failed={failed}>
        {({
          me: {
            user: { progress, exerciseLoads, weeklyMeasurements },
          },
        }) => (
          <div className={classes.parts}>
            <VisuallyHidden>
              <span role="status">{period.shown(progress.weeks.length)}</span>
            </VisuallyHidden>
            <StreakFacts progress={progress} />
            <div className={classes.pair}>
              <ActivitySection kind="visits" weeks={progress.weeks} rate={progress.visits} />
              <ActivitySection kind="workouts" weeks={progress.weeks} rate={progress.workouts} />
            </div>
            <LoadsSection exercises={exerciseLoads} />
            <MeasurementsSection weeks={progress.weeks} measurements={weeklyMeasurements} />
          </div>
        )}
      </QueryBoundary>
    </PageFrame>
  );
}

/** The period in `?weeks=`, or the shortest one on offer. */
function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const requested = Number(address.get('weeks'));
  const weeks = PROGRESS_PERIODS.find((one) => one === requested) ?? PROGRESS_PERIODS[0];
  const choose = (next: ProgressPeriod) => setAddress({ weeks: String(next) }, { replace: true });
  return { weeks, choose };
}

/** Placeholders for the facts and the first two charts. */
const ProgressSkeleton = () => (
  <Skeleton>
    <div className={classes.parts}>
      <div className={classes.bones}>
        <span data-bone="title" />
        <span data-bone="title" />
      </div>
      <div className={classes.pair}>
        {['visits', 'workouts'].map((name) => (
          <div key={name} className={card.card}>
            <span data-bone="title" />
            <span data-bone className={classes.chartBone} />
          </div>
        ))}
      </div>
    </div>
  </Skeleton>
);
