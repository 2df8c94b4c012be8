import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { Button } from '../../components/button';
import { Link } from '../../navigation/navigation';
import { exercisesContent } from './exercises.content';
import { hubPath, type HubAddress } from './hub-address';
import { MuscleLinks } from './muscle-map';
import { ResetFilters } from './reset-filters';
import type { ExerciseHub } from './use-exercise-hub';
import classes from './hub-filters.module.css';

export const FILTERS_ID = 'exercise-filters';
const TITLE_ID = 'exercise-filters-title';

const { filters: content } = exercisesContent;

interface HubFiltersProps {
  hub: ExerciseHub;
  className: string | undefined;
}

/** Filters: a pane in wide windows, otherwise a popover, which also works without JavaScript. */
export function HubFilters({ hub, className = '' }: HubFiltersProps) {
  const { shown, found, reset } = hub;
  const isSet = Boolean(shown.search || shown.muscle || shown.equipment);
  return (
    <section
      id={FILTERS_ID}
      className={`${classes.filters} ${className}`}
      popover="auto"
      aria-labelledby={TITLE_ID}
    >
      <div className={classes.head}>
        <h2 id={TITLE_ID}>{content.title}</h2>
        <ResetFilters onReset={reset} isDisabled={!isSet} />
      </div>
      <div className={classes.body}>
        <MuscleLinks chosen={shown.muscle} pathOf={(muscle) => hubPath({ ...shown, muscle })} />
      </div>
      <FilterLinks name="muscle" title={content.muscle} labels={MUSCLE_LABELS} shown={shown} />
      <FilterLinks name="equipment" title={content.equipment} labels={EQUIPMENT_LABELS} shown={shown} />
      <div className={classes.foot}>
        <Button popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {content.show(found.length)}
        </Button>
      </div>
    </section>
  );
}

interface FilterLinksProps {
  name: 'muscle' | 'equipment';
  title: string;
  labels: Record<string, string>;
  shown: HubAddress;
}

/** Filter options as links; the selected one removes its filter. Crawlers need not follow every combination. */
function FilterLinks({ name, title, labels, shown }: FilterLinksProps) {
  const titleId = `filter-${name}`;
  return (
    <nav className={classes.group} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul>
        {Object.entries(labels).map(([value, label]) => {
          const isChosen = shown[name] === value;
          return (
            <li key={value}>
              <Link
                to={hubPath({ ...shown, [name]: isChosen ? null : value })}
                replace
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
