import { ChartFrame, type Metric } from './chart-frame';
import { placeOn, scaleFor } from './chart-scale';
import classes from './chart.module.css';

interface LineChartProps {
  label: string;
  metric: Metric;
  /** Oldest first; not empty. */
  points: readonly { key: string; at: number; value: number }[];
  /** Range of the x axis, in epoch milliseconds. */
  span: { min: number; max: number };
  xLabels: readonly string[];
}

/** A line chart of one measure, with a dot for each measurement. */
export function LineChart({ label, metric, points, span, xLabels }: LineChartProps) {
  const scale = scaleFor(
    points.map(({ value }) => value),
    { fromZero: false, stepMin: 0.5 },
  );
  const dots = points.map(({ key, at, value }) => ({
    key,
    x: placeOn(span, at),
    y: 100 - placeOn(scale, value),
  }));
  return (
    <ChartFrame label={label} metric={metric} scale={scale} xLabels={xLabels}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <polyline className={classes.line} points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {dots.map(({ key, x, y }) => (
        <circle key={key} className={classes.dot} cx={`${x}%`} cy={`${y}%`} r="4" />
      ))}
    </ChartFrame>
  );
}
