import { formatDay } from '../../lib/format-day';
import { progressContent } from './progress.content';
import type { StreakFactsFragment } from './streak-facts.generated';
import classes from './progress-page.module.css';

const { facts } = progressContent;

/** Streaks and the last visit. Renders nothing for members who have never visited. */
export function StreakFacts({
  progress,
  hint = facts.hint,
}: {
  progress: StreakFactsFragment;
  hint?: string;
}) {
  const { currentStreak, longestStreak, lastVisitAt } = progress;
  if (lastVisitAt === null) return null;
  return (
    <section className={classes.streak} aria-labelledby="streak">
      <h2 id="streak">{facts.title}</h2>
      <dl className={classes.facts}>
        <Fact name={facts.current} value={facts.weeks(currentStreak)} />
        <Fact name={facts.longest} value={facts.weeks(longestStreak)} />
        <Fact name={facts.lastVisit} value={formatDay(lastVisitAt)} />
      </dl>
      <p className={classes.hint}>{hint}</p>
    </section>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
