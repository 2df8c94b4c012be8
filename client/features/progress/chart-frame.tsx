import type { ReactNode } from 'react';
import { placeOn, type ChartScale } from './chart-scale';
import classes from './chart.module.css';

/** Selects the colour of the chart. */
export type Metric = 'visits' | 'workouts' | 'weight' | 'muscleMass';

interface ChartFrameProps {
  /** Text alternative for screen readers. */
  label: string;
  metric: Metric;
  scale: ChartScale;
  /** Labels of the x axis, evenly spaced. */
  xLabels: readonly string[];
  /** SVG shapes, positioned in percent of width and height. */
  children: ReactNode;
}

/** Grid lines and axis labels around a chart. Its height grows with the text size, not with its width. */
export const ChartFrame = ({ label, metric, scale, xLabels, children }: ChartFrameProps) => (
  <figure className={classes.chart} data-metric={metric}>
    <div className={classes.ticks} aria-hidden="true">
      {[...scale.ticks].reverse().map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
    <svg className={classes.plot} role="img" aria-label={label}>
      {scale.ticks.map((tick) => {
        const y = `${100 - placeOn(scale, tick)}%`;
        return <line key={tick} className={classes.grid} x1="0" x2="100%" y1={y} y2={y} />;
      })}
      {children}
    </svg>
    <div className={classes.xLabels} aria-hidden="true">
      {xLabels.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  </figure>
);
