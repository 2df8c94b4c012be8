import { Button } from '../../../components/button';
import { listContent } from './list.content';
import classes from './list-empty.module.css';

interface ListEmptyProps {
  title: string;
  /** Removes all filters and the search; undefined if there are none. */
  onClear?: (() => void) | undefined;
}

/** Shown in place of a list without rows. */
export const ListEmpty = ({ title, onClear }: ListEmptyProps) => (
  <section className={classes.empty}>
    <h2>{title}</h2>
    {onClear && <Button onClick={onClear}>{listContent.clearFilters}</Button>}
  </section>
);
