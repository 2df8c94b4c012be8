import { IconBarbell } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { hasPage, matchPage } from '../routes';
import classes from './exercise-button.module.css';

const LABEL = 'Exercises';

/** A floating link to the exercise hub, on the pages whose route sets `hasExerciseButton`. */
export function ExerciseButton() {
  const { pathname } = useLocation();
  if (!matchPage(pathname)?.hasExerciseButton || !hasPage(paths.exerciseHub)) return null;
  return (
    <div className={classes.place}>
      <Link className={classes.button} to={paths.exerciseHub} aria-label={LABEL}>
        <IconBarbell aria-hidden="true" size={20} stroke={1.75} />
        <span className={classes.label}>{LABEL}</span>
      </Link>
    </div>
  );
}
