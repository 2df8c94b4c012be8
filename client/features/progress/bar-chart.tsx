import { ChartFrame, type Metric } from './chart-frame';
import { placeOn, scaleFor } from './chart-scale';
import classes from './chart.module.css';

interface BarChartProps {
  label: string;
  metric: Metric;
  /** Oldest first; the last one is the current week, which is still running. */
  bars: readonly { key: string; value: number }[];
  xLabels: readonly string[];
}

/** Width of a bar as a share of its slot. */
const BAR_SHARE = 0.72;

/** A bar chart of counts. */
export function BarChart({ label, metric, bars, xLabels }: BarChartProps) {
  const scale = scaleFor(
    bars.map(({ value }) => value),
    { fromZero: true, stepMin: 1 },
  );
  const place = 100 / bars.length;
  return (
    <ChartFrame label={label} metric={metric} scale={scale} xLabels={xLabels}>
      {bars.map(({ key, value }, index) => {
        const height = placeOn(scale, value);
        return (
          <rect
            key={key}
            className={classes.bar}
            data-running={index === bars.length - 1 || undefined}
            x={`${(index + (1 - BAR_SHARE) / 2) * place}%`}
            y={`${100 - height}%`}
            width={`${place * BAR_SHARE}%`}
            height={`${height}%`}
          />
        );
      })}
    </ChartFrame>
  );
}
