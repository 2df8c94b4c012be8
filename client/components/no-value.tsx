import { VisuallyHidden } from './visually-hidden';

/** A dash in a table, and its meaning for those who do not see it. */
export const NoValue = ({ meaning }: { meaning: string }) => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>{meaning}</VisuallyHidden>
  </>
);
