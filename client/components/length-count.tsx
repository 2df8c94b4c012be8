import classes from './length-count.module.css';

interface LengthCountProps {
  length: number;
  /** The most that the rule of the field lets through; more can be typed, and is counted. */
  lengthMax: number;
  /** So many characters are typed before the count is shown. */
  countedFrom: number;
}

/** How much of a field is used up; said aloud only near the end. */
export function LengthCount({ length, lengthMax, countedFrom }: LengthCountProps) {
  const rest = lengthMax - length;
  const nearEnd = Math.min(NEAR_END, lengthMax / 4);
  return (
    <>
      {length >= countedFrom && (
        <p className={classes.count} data-over={rest < 0 || undefined} aria-hidden="true">
          {length} of {lengthMax}
        </p>
      )}
      <p className={classes.spoken} role="status">
        {rest <= nearEnd && (rest < 0 ? `${-rest} characters too many` : `${rest} characters left`)}
      </p>
    </>
  );
}

const NEAR_END = 50;
