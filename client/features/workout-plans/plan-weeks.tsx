import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import marker from '../../components/fold-marker.module.css';
import type { PlanArticleFragment } from './plan-article.generated';
import { PlanDay, type Schedule } from './plan-day';
import type { PlanDayFragment } from './plan-day.generated';
import { anchorOf, isShownByWeek, weeksOf } from './plan-days';
import { workoutPlansContent } from './workout-plans.content';
import classes from './plan-weeks.module.css';

const { plan: content } = workoutPlansContent;

interface PlanWeeksProps {
  plan: PlanArticleFragment;
  schedule: Schedule | null;
}

/**
 * The days by week; long plans show one week at a time. Expands the day in the URL, or today if the plan includes it, else
 * the first day. Long plans have thousands of elements, which a tick must not render again.
 */
export const PlanWeeks = memo(function PlanWeeks({ plan: { days }, schedule }: PlanWeeksProps) {
  const weeks = weeksOf(days);
  const { hash } = useLocation();
  const opened =
    days.find(({ day }) => hash === `#${anchorOf(day)}`) ??
    days.find(({ day }) => day === schedule?.today) ??
    days[0];
  const rendered = weeks.map((week, index) => {
    const shown = { number: index + 1, days: week, schedule, openDay: opened?.day ?? 1 };
    return isShownByWeek(days) ? (
      <FoldedWeek key={index} {...shown} isOpen={week.some(({ day }) => day === opened?.day)} />
    ) : (
      <Week key={index} {...shown} />
    );
  });
  return <div className={classes.weeks}>{rendered}</div>;
});

interface WeekProps {
  number: number;
  days: PlanDayFragment[];
  schedule: Schedule | null;
  openDay: number;
}

const Week = (week: WeekProps) => (
  <section>
    <h3 className={classes.title}>{content.week(week.number)}</h3>
    <Days {...week} />
  </section>
);

/** All weeks share a name, so that the browser collapses one when another is expanded. */
const FoldedWeek = ({ isOpen, ...week }: WeekProps & { isOpen: boolean }) => (
  <details name="week" className={classes.week} open={isOpen}>
    <summary className={marker.marked}>
      <h3 className={classes.title}>{content.week(week.number)}</h3>
      <span>{factsOf(week.days)}</span>
    </summary>
    <Days {...week} />
  </details>
);

const Days = ({ days, schedule, openDay }: WeekProps) => (
  <ol className={classes.days}>
    {days.map((day) => (
      <PlanDay key={day.day} day={day} schedule={schedule} isInitiallyOpen={day.day === openDay} />
    ))}
  </ol>
);

function factsOf(days: PlanDayFragment[]): string {
  const training = days.filter(({ kind }) => kind !== 'REST').length;
  return `${content.weekDays(days[0]!.day, days.at(-1)!.day)}, ${content.training(training)}`;
}
