import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { Button } from '../../../components/button';
import { SearchField, useSearchText } from '../../../components/search-field';
import { moveSelection } from '../commands/selected-row';
import type { ListAddress } from './list-address';
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

interface ListSearchProps {
  label: string;
  placeholder: string;
  address: ListAddress;
}

/**
 * The search box of a list, whose text is in `?q=`. The shortcut "/" focuses it, and Arrow down leads to the rows, as does
 * Enter once they are found.
 */
function ListSearch({ label, placeholder, address }: ListSearchProps) {
  const { typed, setTyped, submit } = useSearchText({
    inUrl: address.value('q'),
    normalise: (text) => text.trim(),
    write: (q) => address.change({ q }, { replace: true }),
  });
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typed.trim() === address.value('q')) moveSelection(1);
    else submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveSelection(1);
  };
  return (
    <form role="search" onSubmit={handleSubmit}>
      <SearchField
        label={label}
        submitLabel={listContent.search}
        placeholder={placeholder}
        maxLength={SEARCH_LENGTH_MAX}
        aria-keyshortcuts="/"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={handleKey}
      />
    </form>
  );
}
