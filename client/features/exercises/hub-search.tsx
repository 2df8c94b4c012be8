import { IconSearch } from '@tabler/icons-react';
import { useId, type SubmitEvent, type KeyboardEvent } from 'react';
import { EXERCISE_SEARCH_LENGTH_MAX } from '#common/exercises/limits';
import { IconButton } from '../../components/icon-button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { paths } from '../../lib/paths';
import { firstRow } from './exercise-rows';
import { exercisesContent } from './exercises.content';
import { FILTERS_ID } from './hub-filters';
import type { ExerciseHub } from './use-exercise-hub';
import classes from './hub-search.module.css';

const { filters: content } = exercisesContent;

/** Filters the list while typing. Without JavaScript the form is submitted to the server, with the other filters. */
export function HubSearch({ hub: { input, typed, setTyped, submit, shown } }: { hub: ExerciseHub }) {
  const id = useId();
  const { muscle, equipment } = shown;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    firstRow()?.focus();
  };
  return (
    <form role="search" className={classes.search} action={paths.exerciseHub} onSubmit={handleSubmit}>
      <label htmlFor={id}>{content.search}</label>
      <div className={classes.row}>
        <div className={classes.box}>
          <input
            ref={input}
            id={id}
            name="search"
            type="search"
            value={typed}
            maxLength={EXERCISE_SEARCH_LENGTH_MAX}
            placeholder={content.searchHint}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={handleKey}
          />
          <IconButton type="submit">
            <IconSearch aria-hidden="true" size={20} stroke={1.75} />
            <VisuallyHidden>{content.submit}</VisuallyHidden>
          </IconButton>
        </div>
        <button type="button" className={classes.open} popoverTarget={FILTERS_ID}>
          {content.open([muscle, equipment].filter(Boolean).length)}
        </button>
      </div>
      {muscle && <input type="hidden" name="muscle" value={muscle} />}
      {equipment && <input type="hidden" name="equipment" value={equipment} />}
    </form>
  );
}
