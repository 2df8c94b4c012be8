import { enumValue } from '#common/enum-names';
import { MUSCLE_LABELS, REQUIRED_ITEM_LABELS } from '#common/exercises/exercises';
import { Link } from '../../navigation/navigation';
import { Demonstration } from './demonstration';
import { exercisesContent } from './exercises.content';
import type { ExerciseDetailQuery } from './exercises.page.generated';
import type { ExerciseHub, ListedExercise } from './use-exercise-hub';
import { TrainedMuscles } from './muscle-map';
import classes from './exercise-guide.module.css';

type Guide = NonNullable<ExerciseDetailQuery['exercise']>;

const { detail: content } = exercisesContent;

interface ExerciseGuideProps {
  listed: ListedExercise;
  guide: Guide;
  hub: ExerciseHub;
}

/** Demonstration, muscles, instructions and advice of an exercise. */
export function ExerciseGuide({ listed, guide, hub }: ExerciseGuideProps) {
  const { demonstration, needs, steps, mistakes, breathing, caution } = guide;
  const secondary = guide.secondary.map(enumValue);
  return (
    <>
      <Demonstration
        demonstration={demonstration}
        muscle={MUSCLE_LABELS[listed.muscle]}
        opensAt={hub.linkTo(listed.id).to}
      />
      <div className={classes.summary}>
        <dl>
          <Fact term={content.trainsToo} values={secondary.map((muscle) => MUSCLE_LABELS[muscle])} />
          <Fact term={content.needs} values={needs.map((need) => REQUIRED_ITEM_LABELS[enumValue(need)])} />
        </dl>
        <TrainedMuscles main={listed.muscle} also={secondary} />
      </div>
      <section className={classes.part}>
        <h3>{content.instructions}</h3>
        {steps.length > 0 ? (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <p>{content.noSteps}</p>
        )}
      </section>
      {mistakes.length > 0 && (
        <section className={classes.part}>
          <h3>{content.mistakes}</h3>
          <ul>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={classes.part}>
        <h3>{content.breathing}</h3>
        <p>{breathing}</p>
      </section>
      <section className={classes.part} data-tone="caution">
        <h3>{content.caution}</h3>
        <p>{caution}</p>
        <p className={classes.advice}>{content.advice}</p>
      </section>
      <Variations guide={guide} hub={hub} />
    </>
  );
}

const Fact = ({ term, values }: { term: string; values: string[] }) =>
  values.length > 0 && (
    <div>
      <dt>{term}</dt>
      <dd>{values.join(', ')}</dd>
    </div>
  );

/** Links to the easier and harder variations, if there are any. */
function Variations({ guide: { easier, harder }, hub }: Pick<ExerciseGuideProps, 'guide' | 'hub'>) {
  if (!easier && !harder) return null;
  return (
    <ul className={classes.neighbours}>
      {easier && <Variation label={content.easier} exercise={easier} hub={hub} />}
      {harder && <Variation label={content.harder} exercise={harder} hub={hub} />}
    </ul>
  );
}

interface VariationProps {
  label: string;
  exercise: NonNullable<Guide['easier']>;
  hub: ExerciseHub;
}

/** Link to a variation. Pushes a history entry, so that Back returns to the exercise it was opened from. */
const Variation = ({ label, exercise: { id, name }, hub }: VariationProps) => (
  <li>
    <Link to={hub.linkTo(id).to}>
      <span className={classes.word}>{label}</span> {name}
    </Link>
  </li>
);
