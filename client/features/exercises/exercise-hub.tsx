import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { paths } from '#common/paths';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { focusHeading } from '../../lib/focus-heading';
import { Link } from '../../navigation/navigation';
import { DETAIL_TITLE_ID, ExerciseDetail } from './exercise-detail';
import { ExerciseList } from './exercise-list';
import { rowOf } from './exercise-row-focus';
import { exercisesContent } from './exercises.content';
import { HubFilters } from './hub-filters';
import { HubSearch } from './hub-search';
import { HubWelcome } from './hub-welcome';
import { useExerciseHub, type LoadedExercise } from './use-exercise-hub';
import classes from './exercise-hub.module.css';

const { title, description, headline, lead, plan } = exercisesContent;

/** Three panes in wide windows; in narrow ones the open exercise replaces the list. */
export function ExerciseHub({ exercises }: { exercises: LoadedExercise[] }) {
  const hub = useExerciseHub(exercises);
  const { opened, found, shown } = hub;
  useFocusOnChange(opened?.id ?? null, hub.input);
  const closeByEsc = ({ key, target, currentTarget }: KeyboardEvent) => {
    // Esc in the search box clears it, and Esc with the filter sheet open closes that.
    const isHandledElsewhere = target === hub.input.current || currentTarget.querySelector(':popover-open');
    if (key === 'Escape' && opened && !isHandledElsewhere) hub.close();
  };
  return (
    <PageFrame>
      <PageHead title={opened?.name ?? title} description={description()} path={paths.exerciseHub} />
      <div className={classes.hub} data-opened={opened ? true : undefined} onKeyDown={closeByEsc}>
        <div className={classes.intro}>
          <PageIntro headline={headline} lead={lead}>
            <p className={classes.plan}>
              <Link to={paths.workoutPlan}>{plan}</Link>
            </p>
          </PageIntro>
        </div>
        <div className={classes.search}>
          <HubSearch hub={hub} />
        </div>
        <HubFilters hub={hub} className={classes.filters} />
        <div className={classes.list}>
          <ExerciseList hub={hub} exercises={found} />
        </div>
        <div className={classes.detail}>
          {opened ? (
            <ExerciseDetail key={opened.id} exercise={opened} hub={hub} />
          ) : (
            <HubWelcome shown={shown} />
          )}
        </div>
      </div>
    </PageFrame>
  );
}

/**
 * Focuses the heading of an exercise when it is opened, and its row when it is closed, or the search box if the list
 * no longer contains the row. Does nothing on page load.
 */
function useFocusOnChange(openedId: string | null, input: RefObject<HTMLElement | null>): void {
  const before = useRef(openedId);
  useEffect(() => {
    const closedId = before.current;
    before.current = openedId;
    if (closedId === openedId) return;
    const element = openedId ? document.getElementById(DETAIL_TITLE_ID) : (rowOf(closedId!) ?? input.current);
    if (openedId) focusHeading(element);
    else element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [openedId, input]);
}
