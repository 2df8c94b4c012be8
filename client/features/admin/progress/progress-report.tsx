import card from '../../../components/form-card.module.css';
import { formatMoment } from '../../../lib/format-moment';
import { Link } from '../../../navigation/navigation';
import { ActivitySection } from '../../progress/activity-section';
import { StreakFacts } from '../../progress/streak-facts';
import { AboutFigure } from '../figures/about-figure';
import { visitorSearch, weekSearch } from '../figures/tile-addresses';
import { memberProgressContent as content } from './progress.content';
import classes from './progress-tab.module.css';
import type { LatestActivityFragment } from './progress.generated';
import type { LoadedProgress } from './use-load-progress';

/** Totals, streaks, charts and the latest entries of a member. */
export function ProgressReport({ progress, latest, memberId }: LoadedProgress & { memberId: string }) {
  const { visitCount, workoutCount, weeks, visits, workouts } = progress;
  return (
    <div className={classes.report}>
      <div className={classes.facts}>
        <section aria-labelledby="totals">
          <h2 id="totals">{content.totals}</h2>
          <dl className={classes.totals}>
            <div>
              <dt>{content.total.visits}</dt>
              <dd>
                <Link to={{ search: visitorSearch('attendance', memberId) }}>{visitCount}</Link>
              </dd>
            </div>
            <div>
              <dt>{content.total.workouts}</dt>
              <dd>
                <Link to={{ search: visitorSearch('workouts', memberId) }}>{workoutCount}</Link>
              </dd>
            </div>
          </dl>
          <AboutFigure id="memberActivities" />
        </section>
        <StreakFacts progress={progress} hint={content.streakHint} />
      </div>
      <div className={classes.pair}>
        <ActivitySection
          kind="visits"
          weeks={weeks}
          rate={visits}
          texts={content.visits}
          searchOf={(startsOn) => weekSearch('attendance', startsOn, memberId)}
        />
        <ActivitySection
          kind="workouts"
          weeks={weeks}
          rate={workouts}
          texts={content.workouts}
          searchOf={(startsOn) => weekSearch('workouts', startsOn, memberId)}
        />
      </div>
      {latest.length > 0 && <LatestEntries activities={latest} />}
    </div>
  );
}

const LatestEntries = ({ activities }: { activities: readonly LatestActivityFragment[] }) => (
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
