import { busiestOf, hourLabel, type BusyHour } from './describe-visits';
import classes from './busy-hours-chart.module.css';
import { WEEKDAY_NAMES as weekdays } from './visit-charts.content';

/** Radius of the largest and of the smallest dot. */
const RADIUS = { max: 8, min: 1.5 };
/** Every this many hours one is labelled. */
const LABELLED_HOURS = 3;

interface BusyHoursChartProps {
  label: string;
  /** Not empty. */
  hours: readonly BusyHour[];
}

/** The hours of the week as dots whose area is the number of visits. The busiest one has a ring. */
export function BusyHoursChart({ label, hours }: BusyHoursChartProps) {
  const shown = hoursOfDay(hours);
  const busiest = busiestOf(hours)!;
  const x = (hour: number) => `${((hour - shown[0]! + 0.5) / shown.length) * 100}%`;
  const y = (weekday: number) => `${((weekday - 0.5) / weekdays.length) * 100}%`;
  return (
    <figure className={classes.chart}>
      <div className={classes.weekdays} aria-hidden="true">
        {weekdays.map((weekday) => (
          <span key={weekday}>{shortWeekday(weekday)}</span>
        ))}
      </div>
      <svg className={classes.plot} role="img" aria-label={label}>
        {weekdays.map((weekday, index) => (
          <line key={weekday} className={classes.line} x1="0" x2="100%" y1={y(index + 1)} y2={y(index + 1)} />
        ))}
        {hours.map(({ weekday, hour, visits }) => (
          <circle
            key={`${weekday} ${hour}`}
            className={classes.dot}
            cx={x(hour)}
            cy={y(weekday)}
            r={Math.max(RADIUS.min, RADIUS.max * Math.sqrt(visits / busiest.visits))}
          />
        ))}
        <circle className={classes.ring} cx={x(busiest.hour)} cy={y(busiest.weekday)} r={RADIUS.max + 3} />
      </svg>
      <svg className={classes.hours} aria-hidden="true">
        {shown
          .filter((hour) => hour % LABELLED_HOURS === 0)
          .map((hour) => (
            <text key={hour} x={x(hour)} y="1em" textAnchor="middle">
              {hourLabel(hour)}
            </text>
          ))}
      </svg>
    </figure>
  );
}

export const shortWeekday = (weekday: string): string => weekday.slice(0, 3);

/** All hours from the first with visits to the last. */
export function hoursOfDay(hours: readonly BusyHour[]): number[] {
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
}
