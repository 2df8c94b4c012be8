import type { SubmitEvent } from 'react';
import { Button } from '../../components/button';
import { paths } from '../../lib/paths';
import { exercisesContent } from './exercises.content';

interface ResetFiltersProps {
  /** Given the form, by which the place for the focus is found. */
  onReset: (form: Element) => void;
  isDisabled?: boolean;
}

/** Leads to the whole list, also before and without a script. */
export function ResetFilters({ onReset, isDisabled = false }: ResetFiltersProps) {
  const handleReset = (event: SubmitEvent) => {
    event.preventDefault();
    onReset(event.currentTarget);
  };
  return (
    <form action={paths.exerciseHub} onSubmit={handleReset}>
      <Button type="submit" disabled={isDisabled}>
        {exercisesContent.filters.reset}
      </Button>
    </form>
  );
}
