import card from '../../components/form-card.module.css';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { exercises: content } = wellnessContent;

/** Link to the exercise library. */
export const ExercisesCard = () => (
  <section className={card.card} aria-labelledby="exercises">
    <h2 id="exercises">{content.title}</h2>
    <p className={classes.quiet}>{content.text}</p>
    <p className={classes.links}>
      <Link to={paths.exerciseHub}>{content.more}</Link>
    </p>
  </section>
);
