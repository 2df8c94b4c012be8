import { DAY_NAMES, daysOfWeek } from '#common/opening-hours';
import { busiestOf, hourLabel, type BusyHour } from './describe-visits';
import classes from './busy-hours-chart.module.css';

/** Radius of the largest and of the smallest dot. */
const RADIUS = { max: 8, min: 1.5 };
/** Every this many hours one is labelled. */
const LABELLED_HOURS = 3;

interface BusyHoursChartProps {
  label: string;
  /** At least one. */
  hours: readonly BusyHour[];
}

/** The hours of the week as dots whose area is the number of visits. The busiest one has a ring. */
export function BusyHoursChart({ label, hours }: BusyHoursChartProps) {
  const shown = hoursOfDay(hours);
  const busiest = busiestOf(hours)!;
  const x = (hour: number) => `${((hour - shown[0]! + 0.5) / shown.length) * 100}%`;
  const days = daysOfWeek();
  const y = (weekday: number) => `${((days.indexOf(weekday % days.length) + 0.5) / days.length) * 100}%`;
  return (
    <figure className={classes.chart}>
      <div className={classes.weekdays} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{shortWeekday(day)}</span>
        ))}
      </div>
      <svg className={classes.plot} role="img" aria-label={label}>
        {days.map((day) => (
          <line key={day} className={classes.line} x1="0" x2="100%" y1={y(day)} y2={y(day)} />
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

/** "Sun" for 0 or 7. */
export const shortWeekday = (weekday: number): string => DAY_NAMES[weekday % DAY_NAMES.length]!.slice(0, 3);

/** All hours from the first with visits to the last. */
export function hoursOfDay(hours: readonly BusyHour[]): number[] {
  const all = hours.map(({ hour }) => hour);
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => first + index);
}
