import {
  formatSpan,
  studioTime,
  upcomingHolidays,
  weeklyTimings,
  type OpenSpan,
} from '#common/opening-hours';
import { useMinute } from '../lib/use-minute';
import { componentsContent } from './components.content';
import { VisuallyHidden } from './visually-hidden';
import classes from './weekly-timings.module.css';

const { timings: content } = componentsContent;

interface WeeklyTimingsProps {
  /** Smaller, for narrow columns. */
  isCompact?: boolean;
}

/** Days of the week, or a holiday. */
interface Row {
  label: string;
  spans: readonly OpenSpan[];
  days?: number[];
  from?: string;
}

/**
 * The opening hours as a table, with the holidays of the next weeks; today's row is marked by a word and by its font
 * weight.
 */
export function WeeklyTimings({ isCompact = false }: WeeklyTimingsProps) {
  const now = useMinute();
  const { day, date } = studioTime(now);
  const holidays = upcomingHolidays(now);
  const isHoliday = holidays[0] && holidays[0].from <= date;
  const isToday = ({ days, from }: Row) => (from ? from <= date : !isHoliday && days?.includes(day));
  return (
    <div className={classes.frame}>
      <table className={classes.timings} data-compact={isCompact || undefined}>
        <caption>
          <VisuallyHidden>{content.title}</VisuallyHidden>
        </caption>
        <tbody>
          {[...weeklyTimings(), ...holidays].map((row: Row) => (
            <tr key={row.label} aria-current={isToday(row) ? 'date' : undefined}>
              <th scope="row">
                <span className={classes.days}>
                  {row.label} {isToday(row) && <span className={classes.today}>{content.today}</span>}
                </span>
              </th>
              <td>
                {row.spans.length === 0 && content.closed}
                {row.spans.map((span) => (
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
