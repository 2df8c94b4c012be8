import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../components/button';
import { ListSearch } from './list-search';
import { listContent } from './list.content';
import classes from './list-controls.module.css';
import type { ListTab } from './use-list-tab';

interface ListControlsProps {
  list: Pick<ListTab, 'address' | 'filterCount' | 'clear'>;
  /** Undefined if the list cannot be searched. */
  search?: { label: string; hint: string };
  /** The filters. */
  children: ReactNode;
  /** Shown beside the filters. */
  beside?: ReactNode;
}

/** The search and the filters of a list; in narrow windows a button shows the filters. */
export function ListControls({ list, search, children, beside }: ListControlsProps) {
  const { address, filterCount, clear } = list;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes.controls}>
      {search && <ListSearch label={search.label} placeholder={search.hint} address={address} />}
      <div className={classes.toggle}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <IconAdjustmentsHorizontal aria-hidden="true" size={20} stroke={1.75} />
          {listContent.filters(filterCount)}
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
        {filterCount > 0 && <Button onClick={clear}>{listContent.clearFilters}</Button>}
      </div>
      {beside}
    </div>
  );
}
