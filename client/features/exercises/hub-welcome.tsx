import { MUSCLE_LABELS } from '#common/exercises/exercises';
import { Link } from '../../navigation/navigation';
import { exercisesContent } from './exercises.content';
import { hubPath, type HubAddress } from './hub-address';
import { MuscleLinks } from './muscle-map';
import classes from './hub-welcome.module.css';

const { title, text, muscles } = exercisesContent.welcome;

/** Shown in the detail pane while no exercise is open: suggestions where to start. */
export const HubWelcome = ({ shown }: { shown: HubAddress }) => (
  <section className={classes.welcome} aria-labelledby="hub-welcome">
    <h2 id="hub-welcome">{title}</h2>
    <p>{text}</p>
    <ul>
      {muscles.map((muscle) => (
        <li key={muscle}>
          <Link to={hubPath({ ...shown, muscle })} replace>
            {MUSCLE_LABELS[muscle]}
          </Link>
        </li>
      ))}
    </ul>
    <MuscleLinks chosen={shown.muscle} pathOf={(muscle) => hubPath({ ...shown, muscle })} />
  </section>
);
