import { Button } from '../../../components/button';
import { listContent } from './list.content';
import classes from './list-empty.module.css';

interface ListEmptyProps {
  title: string;
  /** What to expect or do. */
  hint?: string;
  /** Removes all filters and the search; undefined if there are none. */
  onClear?: (() => void) | undefined;
}

/** Shown in place of a list without rows. */
export const ListEmpty = ({ title, hint, onClear }: ListEmptyProps) => (
  <section className={classes.empty}>
    <h2>{title}</h2>
    {hint && <p>{hint}</p>}
    {onClear && <Button onClick={onClear}>{listContent.clearFilters}</Button>}
  </section>
);
