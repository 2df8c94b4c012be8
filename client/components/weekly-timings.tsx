import { formatSpan, studioTime, upcomingHolidays, weeklyTimings } from '#common/opening-hours';
import { useMinute } from '../lib/use-minute';
import { VisuallyHidden } from './visually-hidden';
import classes from './weekly-timings.module.css';

interface WeeklyTimingsProps {
  /** Smaller, for narrow columns. */
  isCompact?: boolean;
}

/**
 * The opening hours as a table, with the holidays of the next weeks; today's row is marked by a word and by its font
 * weight.
 */
export function WeeklyTimings({ isCompact = false }: WeeklyTimingsProps) {
  const now = useMinute();
  const today = studioTime(now).day;
  const holidays = upcomingHolidays(now);
  const isHoliday = holidays.some((one) => one.isToday);
  const week = weeklyTimings().map(({ label, days, spans }) => ({
    label,
    spans,
    isToday: !isHoliday && days.includes(today),
  }));
  return (
    <div className={classes.frame}>
      <table className={classes.timings} data-compact={isCompact || undefined}>
        <caption>
          <VisuallyHidden>Weekly timings</VisuallyHidden>
        </caption>
        <tbody>
          {[...week, ...holidays].map(({ label, spans, isToday }) => (
            <tr key={label} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                <span className={classes.days}>
                  {label} {isToday && <span className={classes.today}>Today</span>}
                </span>
              </th>
              <td>
                {spans.length === 0 && 'Closed'}
                {spans.map((span) => (
                  <span key={span.from} className={classes.span}>
                    {formatSpan(span)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
