import classes from './tick-scale.module.css';

interface TickScaleProps {
  /** Strength of each tick, in order. */
  ticks: ('filled' | 'empty' | 'current')[];
}

/** A row of ticks for something that is counted; the count itself stands beside it in words. */
export function TickScale({ ticks }: TickScaleProps) {
  return (
    <div className={classes.scale} aria-hidden="true">
      {ticks.map((kind, index) => (
        <span key={index} data-kind={kind} />
      ))}
    </div>
  );
}
