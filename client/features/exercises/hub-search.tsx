import type { KeyboardEvent, SubmitEvent } from 'react';
import { EXERCISE_SEARCH_LENGTH_MAX } from '#common/exercises/limits';
import { paths } from '#common/paths';
import { SearchField } from '../../components/search-field';
import { firstRow } from './exercise-row-focus';
import { exercisesContent } from './exercises.content';
import { FILTERS_ID } from './hub-filters';
import type { ExerciseHub } from './use-exercise-hub';
import classes from './hub-search.module.css';

const { filters: content } = exercisesContent;

/** Filters the list while typing. Without JavaScript the form is submitted to the server, with the other filters. */
export function HubSearch({ hub: { input, typed, setTyped, submit, shown } }: { hub: ExerciseHub }) {
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
    <form role="search" action={paths.exerciseHub} onSubmit={handleSubmit}>
      <SearchField
        ref={input}
        label={content.search}
        submitLabel={content.submit}
        name="search"
        value={typed}
        maxLength={EXERCISE_SEARCH_LENGTH_MAX}
        placeholder={content.searchHint}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
      >
        <button type="button" className={classes.open} popoverTarget={FILTERS_ID}>
          {content.open([muscle, equipment].filter(Boolean).length)}
        </button>
      </SearchField>
      {muscle && <input type="hidden" name="muscle" value={muscle} />}
      {equipment && <input type="hidden" name="equipment" value={equipment} />}
    </form>
  );
}
