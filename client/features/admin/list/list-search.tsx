import type { KeyboardEvent, SyntheticEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { SearchField, useSearchText } from '../../../components/search-field';
import { moveSelection } from '../commands/selected-row';
import type { ListAddress } from './list-address';
import { listContent } from './list.content';

interface ListSearchProps {
  label: string;
  placeholder: string;
  address: ListAddress;
}

/**
 * The search box of a list, whose text is in `?q=`. The shortcut "/" focuses it, and Arrow down leads to the rows, as does
 * Enter once they are found.
 */
export function ListSearch({ label, placeholder, address }: ListSearchProps) {
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
