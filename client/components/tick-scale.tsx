import classes from './tick-scale.module.css';

interface TickScaleProps {
  /** Strength of each tick, in order. */
  ticks: ('filled' | 'empty' | 'current')[];
  /** What the first and the last tick stand for. */
  ends: [string, string];
}

/** A row of ticks for something that is counted; the count itself stands beside it in words. */
export function TickScale({ ticks, ends }: TickScaleProps) {
  return (
    <div className={classes.scale} aria-hidden="true">
      <div className={classes.ticks}>
        {ticks.map((kind, index) => (
          <span key={index} data-kind={kind} />
        ))}
      </div>
      <div className={classes.ends}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
