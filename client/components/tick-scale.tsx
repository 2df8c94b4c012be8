import classes from './tick-scale.module.css';

interface TickScaleProps {
  /** Style of each tick, in order. */
  ticks: ('filled' | 'empty' | 'current')[];
  /** Labels of the first and the last tick. */
  ends: [string, string];
}

/** A row of ticks that illustrates a count; hidden from screen readers, since text beside it states the count. */
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
