import { lengthCountContent as content } from './length-count.content';
import classes from './length-count.module.css';
import hidden from './visually-hidden.module.css';

/** Number of characters left from which they are announced. */
const NEAR_END = 50;

interface LengthCountProps {
  length: number;
  /** Maximum length that the validation allows; longer text can be typed and is counted. */
  lengthMax: number;
  /** Length from which the count is shown. */
  countedFrom: number;
}

/** The length of a field's text; announced only near the maximum. */
export function LengthCount({ length, lengthMax, countedFrom }: LengthCountProps) {
  const rest = lengthMax - length;
  const nearEnd = Math.min(NEAR_END, lengthMax / 4);
  return (
    <>
      {length >= countedFrom && (
        <p className={classes.count} data-over={rest < 0 || undefined} aria-hidden="true">
          {content.count(length, lengthMax)}
        </p>
      )}
      <p className={hidden.hidden} role="status">
        {rest <= nearEnd && content.rest(rest)}
      </p>
    </>
  );
}
