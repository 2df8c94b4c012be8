import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import card from '../../components/form-card.module.css';
import { TickScale } from '../../components/tick-scale';
import { formatDay } from '../../lib/format-day';
import type { StreakCardFragment } from './streak-card.generated';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { streak: content } = wellnessContent;

interface StreakCardProps {
  progress: StreakCardFragment;
  /** Whether its link is the primary action of the page. */
  isMain: boolean;
}

/** The current streak (weeks in a row with a visit), and the last weeks as ticks. */
export function StreakCard({ progress, isMain }: StreakCardProps) {
  const { weeks, lastVisitAt } = progress;
  const visited = weeks.filter(({ visits }) => visits > 0).length;
  return (
    <section className={card.card} aria-labelledby="streak">
      <h2 id="streak">{content.title}</h2>
      {lastVisitAt === null ? (
        <div>
          <p className={classes.strong}>{content.none}</p>
          <p className={classes.quiet}>{content.noneHint}</p>
        </div>
      ) : (
        <>
          <div>
            <p className={classes.figure}>{content.weeks(progress.currentStreak)}</p>
            <p className={classes.quiet}>{longestOf(progress)}</p>
          </div>
          <TickScale ticks={ticksOf(weeks)} ends={[content.ago(weeks.length - 1), content.now]} />
          <p className={classes.quiet}>
            {content.visited(visited, weeks.length)} {content.lastVisit(formatDay(lastVisitAt))}
          </p>
        </>
      )}
      <p>
        <ActionLink variant={isMain ? 'primary' : 'ghost'} to={paths.progress}>
          {content.more}
        </ActionLink>
      </p>
    </section>
  );
}

function longestOf({ currentStreak, longestStreak }: StreakCardFragment): string {
  if (currentStreak === longestStreak) return content.isLongest;
  const longest = content.longest(longestStreak);
  return currentStreak === 0 ? `${longest} ${content.paused}` : longest;
}

/** The current week is highlighted once it has a visit. */
const ticksOf = (weeks: StreakCardFragment['weeks']) =>
  weeks.map(({ visits }, index) => {
    if (visits === 0) return 'empty';
    return index === weeks.length - 1 ? 'current' : 'filled';
  });
