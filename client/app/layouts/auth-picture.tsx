import { openingLine } from '#common/opening-hours';
import { studio } from '#common/studio';
import { useMinute } from '../../lib/now';
import classes from './auth-picture.module.css';

/** Decoration of a wide screen: a narrow one neither draws nor loads it. */
export function AuthPicture() {
  return (
    <aside className={classes.picture} data-surface="night" aria-label={studio.name}>
      <p className={classes.opening}>{openingLine(useMinute()).text}</p>
      <p className={classes.line}>The one lit room on the street.</p>
    </aside>
  );
}
