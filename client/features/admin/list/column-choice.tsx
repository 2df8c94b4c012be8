import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { CheckChips } from '../../../components/check-chips';
import { readStoredJson, store, type StorageKey } from '../../../lib/storage';
import type { ListColumn } from './list-row';
import { listContent } from './list.content';
import classes from './column-choice.module.css';

type NamedColumn = Pick<ListColumn<never>, 'id' | 'head'>;

/** The columns of a list that can be hidden: all but the first, which names the row, and the actions. */
const hideable = <Column extends NamedColumn>(columns: readonly Column[]): Column[] =>
  columns.slice(1).filter(({ id }) => id !== 'actions');

/** The hidden columns of a list; kept in this browser. */
export function useHiddenColumns(key: StorageKey, columns: readonly NamedColumn[]) {
  const offered = hideable(columns);
  const [hidden, setHidden] = useState(() => {
    const stored = readStoredJson(key);
    return Array.isArray(stored) ? offered.map(({ id }) => id).filter((id) => stored.includes(id)) : [];
  });
  return {
    offered,
    hidden,
    toggle: (id: string) => {
      const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
      store(key, JSON.stringify(next));
      setHidden(next);
    },
  };
}

/** The columns without the hidden ones. */
export const shownColumns = <Column extends NamedColumn>(
  columns: readonly Column[],
  hidden: readonly string[],
): Column[] => columns.filter(({ id }) => !hidden.includes(id));

/** Shows and hides the columns of a list. */
export function ColumnChoice({
  columns: { offered, hidden, toggle },
}: {
  columns: ReturnType<typeof useHiddenColumns>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const ids = offered.map((column) => column.id);
  return (
    <div className={classes.choice}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <IconColumns3 aria-hidden="true" size={20} stroke={1.75} />
        {listContent.columns}
      </Button>
      <div id={id} hidden={!isOpen}>
        <CheckChips
          legend={listContent.columns}
          isLegendHidden
          offered={ids}
          labelOf={(column) => offered.find((one) => one.id === column)!.head}
          chosen={ids.filter((column) => !hidden.includes(column))}
          onToggle={toggle}
        />
      </div>
    </div>
  );
}
