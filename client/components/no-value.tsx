import { VisuallyHidden } from './visually-hidden';

/** A dash in a table, with its meaning for screen readers. */
export const NoValue = ({ meaning }: { meaning: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{meaning}</VisuallyHidden>
  </>
);
