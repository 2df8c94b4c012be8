import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import row from '../../components/fact-row.module.css';
import { Link } from '../../navigation/navigation';
import { formatLoad } from '../../lib/format-load';
import type { ExerciseLoadsFragment } from '../../lib/exercise-loads.generated';
import { describeChange } from './describe-progress';
import { progressContent } from './progress.content';
import classes from './progress-page.module.css';

const { loads: content } = progressContent;

/** The load that the member noted last for each exercise, and its change. */
export const LoadsSection = ({ exercises }: { exercises: readonly ExerciseLoadsFragment[] }) => (
  <section className={card.card} aria-labelledby="loads">
    <div>
      <h2 id="loads">{content.title}</h2>
      {exercises.length === 0 && (
        <>
          <p className={classes.sentence}>{content.empty}</p>
          <p className={classes.hint}>{content.emptyHint}</p>
        </>
      )}
    </div>
    {exercises.length > 0 && (
      <ul className={classes.loads}>
        {exercises.map(({ exercise, loads }) => (
          <li key={exercise.id} className={row.row}>
            <div>
              <h3 className={row.name}>
                <Link to={paths.exercise(exercise.id)}>{exercise.name}</Link>
              </h3>
              <p className={row.fact}>{changeOf(loads)}</p>
            </div>
          </li>
        ))}
      </ul>
    )}
    <p className={classes.foot}>
      <Link to={paths.workoutPlan}>{content.plans}</Link>
    </p>
  </section>
);

const changeOf = (loads: ExerciseLoadsFragment['loads']): string =>
  describeChange(
    loads.map(({ loadKg, trainedAt }) => ({ kg: loadKg!, measuredAt: trainedAt })).reverse(),
    formatLoad,
  );
