import { formatSpan, studioTime, weeklyTimings } from '#common/opening-hours';
import { useMinute } from '../lib/use-minute';
import { VisuallyHidden } from './visually-hidden';
import classes from './weekly-timings.module.css';

interface WeeklyTimingsProps {
  /** Smaller, for narrow columns. */
  isCompact?: boolean;
}

/** The opening hours as a table; today's row is marked by a word and by its font weight. */
export function WeeklyTimings({ isCompact = false }: WeeklyTimingsProps) {
  const today = studioTime(useMinute()).day;
  return (
    <div className={classes.frame}>
      <table className={classes.timings} data-compact={isCompact || undefined}>
        <caption>
          <VisuallyHidden>Weekly timings</VisuallyHidden>
        </caption>
        <tbody>
          {weeklyTimings().map(({ label, days, spans }) => (
            <tr key={label} aria-current={days.includes(today) ? 'date' : undefined}>
              <th scope="row">
                <span className={classes.days}>
                  {label} {days.includes(today) && <span className={classes.today}>Today</span>}
                </span>
              </th>
              <td>
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
