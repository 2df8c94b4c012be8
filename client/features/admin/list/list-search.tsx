import { useEffect, useRef, type SyntheticEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { SearchField } from '../../../components/search-field';
import type { ListAddress } from './list-address';
import { listContent } from './list.content';
import { useSearchText } from './use-search-text';

interface ListSearchProps {
  label: string;
  placeholder: string;
  address: ListAddress;
}

/** The search box of a list, whose text is in `?q=`. The key "/" focuses it. */
export function ListSearch({ label, placeholder, address }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { typed, setTyped, submit } = useSearchText(address.value('q'), (q) =>
    address.change({ q }, { replace: true }),
  );
  useEffect(
    () =>
      onSlash(() => {
        input.current?.focus();
        input.current?.select();
      }),
    [],
  );
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form role="search" onSubmit={handleSubmit}>
      <SearchField
        ref={input}
        label={label}
        submitLabel={listContent.search}
        placeholder={placeholder}
        maxLength={SEARCH_LENGTH_MAX}
        aria-keyshortcuts="/"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </form>
  );
}

/** Calls back when the key "/" is pressed outside of inputs and dialogs. */
function onSlash(callback: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
    event.preventDefault();
    callback();
  };
  window.addEventListener('keydown', handleKey);
  return () => window.removeEventListener('keydown', handleKey);
}
