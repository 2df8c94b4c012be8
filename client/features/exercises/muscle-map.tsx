import { MUSCLE_LABELS, type Muscle } from '#common/exercises/exercises';
import { Link } from '../../navigation/navigation';
import { exercisesContent } from './exercises.content';
import { BACK, BODY, FIGURE, FRONT } from './muscle-shapes';
import classes from './muscle-map.module.css';

const { map: content } = exercisesContent;

/** Mirrors the left half to the right. */
const MIRROR = `matrix(-1 0 0 1 ${FIGURE.width} 0)`;
const VIEW_BOX = `0 0 ${FIGURE.width} ${FIGURE.height}`;

const musclesOf = (shapes: typeof FRONT) => Object.entries(shapes) as [Muscle, string][];

const VIEWS = [
  { name: 'front', muscles: musclesOf(FRONT) },
  { name: 'back', muscles: musclesOf(BACK) },
] as const;

interface MuscleLinksProps {
  chosen: Muscle | null;
  pathOf: (muscle: Muscle | null) => string;
}

/** Body map with a link for each muscle that filters by it; the selected one removes the filter. */
export const MuscleLinks = ({ chosen, pathOf }: MuscleLinksProps) => (
  <nav className={classes.map} aria-label={content.title}>
    {VIEWS.map(({ name, muscles }) => (
      <svg key={name} viewBox={VIEW_BOX} role="group" aria-label={content[name]}>
        <Halves className={classes.body} d={BODY} />
        {muscles.map(([muscle, shape]) => (
          <Link
            key={muscle}
            to={pathOf(muscle === chosen ? null : muscle)}
            replace
            rel="nofollow"
            aria-label={MUSCLE_LABELS[muscle]}
            aria-current={muscle === chosen ? 'true' : undefined}
          >
            <Halves className={classes.muscle} d={shape} />
          </Link>
        ))}
      </svg>
    ))}
  </nav>
);

interface TrainedMusclesProps {
  main: Muscle;
  also: readonly Muscle[];
}

/** Picture of the muscles that an exercise trains; nothing for cardio, which has no place on the body. */
export function TrainedMuscles({ main, also }: TrainedMusclesProps) {
  if (main === 'cardio') return null;
  const partOf = (muscle: Muscle) => {
    if (muscle === main || main === 'full_body') return 'main';
    return also.includes(muscle) ? 'also' : undefined;
  };
  const label = content.trained(
    MUSCLE_LABELS[main],
    also.map((muscle) => MUSCLE_LABELS[muscle]),
  );
  return (
    <div className={classes.map} role="img" aria-label={label} data-small>
      {VIEWS.map(({ name, muscles }) => (
        <svg key={name} viewBox={VIEW_BOX} aria-hidden="true">
          <Halves className={classes.body} d={BODY} />
          {muscles.map(([muscle, shape]) => (
            <g key={muscle} data-part={partOf(muscle)}>
              <Halves className={classes.muscle} d={shape} />
            </g>
          ))}
        </svg>
      ))}
    </div>
  );
}

const Halves = ({ className, d }: { className: string | undefined; d: string }) => (
  <g className={className}>
    <path d={d} />
    <path d={d} transform={MIRROR} />
  </g>
);
