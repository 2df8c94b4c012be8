import { openingLine } from '#common/opening-hours';
import { studio } from '#common/studio';
import { useMinute } from '../../lib/now';
import classes from './auth-picture.module.css';

/** Decoration for wide screens: narrow ones neither show nor load the picture. */
export function AuthPicture() {
  const opening = openingLine(useMinute());
  return (
    <aside className={classes.picture} data-surface="night" aria-label={studio.name}>
      <p className={classes.opening}>{opening.text}</p>
      <p className={classes.line}>The one lit room on the street.</p>
    </aside>
  );
}
