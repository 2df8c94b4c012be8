import type { SubmitEvent } from 'react';
import { paths } from '#common/paths';
import { Button } from '../../components/button';
import { exercisesContent } from './exercises.content';

interface ResetFiltersProps {
  /** Receives the form, which determines where the focus goes. */
  onReset: (form: Element) => void;
  isDisabled?: boolean;
}

/** Clears search and filters; also works before hydration and without JavaScript. */
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
