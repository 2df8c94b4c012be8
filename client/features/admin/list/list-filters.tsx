import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/button';
import { listContent } from './list.content';
import classes from './list-filters.module.css';

interface ListFiltersProps {
  /** How many filters are set. */
  setCount: number;
  onClear: () => void;
  children: ReactNode;
}

/** The filters of a list; in narrow windows a button shows them. */
export function ListFilters({ setCount, onClear, children }: ListFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.frame}>
      <div className={classes.toggle}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <IconAdjustmentsHorizontal aria-hidden="true" size={20} stroke={1.75} />
          {listContent.filters(setCount)}
        </Button>
      </div>
      <div
        id={id}
        className={classes.filters}
        data-open={isOpen || undefined}
        role="group"
        aria-label={listContent.filters(0)}
      >
        {children}
        {setCount > 0 && <Button onClick={onClear}>{listContent.clearFilters}</Button>}
      </div>
    </div>
  );
}
