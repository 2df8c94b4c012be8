import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button';
import { CheckChips } from '../../../components/check-chips';
import type { HiddenColumns } from './hidden-columns';
import { listContent } from './list.content';
import classes from './column-choice.module.css';

/** Shows and hides the columns of a list. */
export function ColumnChoice({ columns: { offered, hidden, toggle } }: { columns: HiddenColumns }) {
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
