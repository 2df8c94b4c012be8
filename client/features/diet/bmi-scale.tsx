import { BMI_STATUS_FROM, BMI_STATUSES, bmiStatusOf } from '#common/measurements/bmi';
import { dietContent } from './diet.content';
import classes from './bmi-scale.module.css';

/** Start of each zone and end of the last, in BMI; values beyond are clamped to the ends of the bar. */
const BOUNDS = [12, ...BMI_STATUS_FROM, 42] as const;

interface BmiScaleProps {
  index: number;
  /** Accessible name of the bar. */
  label: string;
}

/** The four BMI statuses side by side, equally wide so that their names fit, with a mark at the current BMI. */
export function BmiScale({ index, label }: BmiScaleProps) {
  const current = bmiStatusOf(index);
  return (
    <div className={classes.scale} role="img" aria-label={label}>
      <div className={classes.bar}>
        {BMI_STATUSES.map((status) => (
          <span key={status} data-status={status} data-current={status === current || undefined} />
        ))}
        <span className={classes.mark} style={{ left: `${placeOf(index) * 100}%` }} />
      </div>
      <div className={classes.words}>
        {BMI_STATUSES.map((status, zone) => (
          <span key={status} data-current={status === current || undefined}>
            {dietContent.bmi.breakable[status] ?? status}
            <small>{dietContent.bmi.ranges[zone]}</small>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Position on the bar, from 0 to 1. */
function placeOf(index: number): number {
  const zone = BMI_STATUSES.indexOf(bmiStatusOf(index));
  const [from, to] = [BOUNDS[zone]!, BOUNDS[zone + 1]!];
  const part = Math.min(Math.max((index - from) / (to - from), 0.04), 0.96);
  return (zone + part) / BMI_STATUSES.length;
}
