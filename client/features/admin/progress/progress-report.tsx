import { PROGRESS_PERIODS } from '#common/progress/progress';
import card from '../../../components/form-card.module.css';
import { formatMoment } from '../../../lib/format-moment';
import { useMinute } from '../../../lib/use-minute';
import { ActivitySection } from '../../progress/activity-section';
import { StreakFacts } from '../../progress/streak-facts';
import { progressOf } from './member-progress';
import { memberProgressContent as content } from './progress.content';
import type { CountedActivityFragment } from './progress.generated';
import classes from './progress-tab.module.css';
import type { LoadedActivities } from './use-load-progress';

/** Weeks in the charts. */
const [, WEEKS] = PROGRESS_PERIODS;

const LATEST_MAX = 10;

/** Totals, streaks, charts and the latest entries of a member. */
export function ProgressReport({ activities, isComplete }: LoadedActivities) {
  const now = useMinute();
  const progress = progressOf(activities, { weeks: WEEKS, now });
  const { totals, weeks, visits, workouts } = progress;
  const totalOf = (count: number) => (isComplete ? String(count) : content.atLeast(count));
  return (
    <div className={classes.report}>
      <div className={classes.facts}>
        <section aria-labelledby="totals">
          <h2 id="totals">{content.totals}</h2>
          <dl className={classes.totals}>
            <div>
              <dt>{content.total.visits}</dt>
              <dd>{totalOf(totals.visits)}</dd>
            </div>
            <div>
              <dt>{content.total.workouts}</dt>
              <dd>{totalOf(totals.workouts)}</dd>
            </div>
          </dl>
          {!isComplete && <p className={classes.hint}>{content.incomplete(activities.length)}</p>}
        </section>
        <StreakFacts progress={progress} hint={content.streakHint} />
      </div>
      <div className={classes.pair}>
        <ActivitySection kind="visits" weeks={weeks} rate={visits} texts={content.visits} />
        <ActivitySection kind="workouts" weeks={weeks} rate={workouts} texts={content.workouts} />
      </div>
      {activities.length > 0 && <LatestEntries activities={activities.slice(0, LATEST_MAX)} />}
    </div>
  );
}

const LatestEntries = ({ activities }: { activities: readonly CountedActivityFragment[] }) => (
  <section className={card.card} aria-labelledby="latest">
    <h2 id="latest">{content.latest}</h2>
    <ul className={classes.latest}>
      {activities.map(({ id, workout, happenedAt }) => (
        <li key={id}>
          <span>{workout ?? content.visit}</span>
          <time dateTime={happenedAt}>{formatMoment(happenedAt)}</time>
        </li>
      ))}
    </ul>
  </section>
);
