import { IconBarbell } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { paths } from '#common/paths';
import { IconLink } from '../../components/icon-button';
import { hasPage, matchPage } from '../routes';
import { siteContent } from '../site.content';
import classes from './exercise-button.module.css';

/**
 * A link to the exercise hub that stays in view, on the pages whose route sets `hasExerciseButton`. It covers no content:
 * it is in the header, or floats in the margin where that is wide enough.
 */
export function ExerciseButton() {
  const { pathname } = useLocation();
  if (!matchPage(pathname)?.hasExerciseButton || !hasPage(paths.exerciseHub)) return null;
  return (
    <IconLink
      className={classes.button}
      to={paths.exerciseHub}
      aria-label={siteContent.exercises}
      title={siteContent.exercises}
    >
      <IconBarbell aria-hidden="true" size={20} stroke={1.75} />
    </IconLink>
  );
}
