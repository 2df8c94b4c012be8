import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../components/icon-button';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { drawerContent as content } from './drawer.content';
import type { Direction, Neighbours } from './listed-members';
import classes from './member-drawer.module.css';

interface DrawerHeadProps {
  titleId: string;
  title: string;
  neighbours: Neighbours;
  onMove: (to: Direction) => void;
  onClose: () => void;
}

/** The name of the member, and the buttons that lead to the neighbours in the list and out of the drawer. */
export function DrawerHead({ titleId, title, neighbours, onMove, onClose }: DrawerHeadProps) {
  const isAlone = neighbours.previous === undefined && neighbours.next === undefined;
  return (
    <header className={classes.head}>
      {/* Announced when the drawer shows another member. */}
      <h2 id={titleId} tabIndex={-1} aria-live="polite" data-autofocus>
        {title}
      </h2>
      {!isAlone && (
        <>
          <MoveButton to="previous" isPossible={neighbours.previous !== undefined} onMove={onMove} />
          <MoveButton to="next" isPossible={neighbours.next !== undefined} onMove={onMove} />
        </>
      )}
      <IconButton onClick={onClose}>
        <IconX aria-hidden="true" size={20} stroke={1.75} />
        <VisuallyHidden>{content.close}</VisuallyHidden>
      </IconButton>
    </header>
  );
}

interface MoveButtonProps {
  to: Direction;
  /** A button that is impossible to press keeps the focus, which it may have. */
  isPossible: boolean;
  onMove: (to: Direction) => void;
}

function MoveButton({ to, isPossible, onMove }: MoveButtonProps) {
  const Icon = to === 'next' ? IconChevronDown : IconChevronUp;
  return (
    <IconButton
      className={classes.move}
      title={content[to]}
      aria-keyshortcuts={to === 'next' ? 'j' : 'k'}
      aria-disabled={!isPossible || undefined}
      onClick={() => onMove(to)}
    >
      <Icon aria-hidden="true" size={20} stroke={1.75} />
      <VisuallyHidden>{content[to]}</VisuallyHidden>
    </IconButton>
  );
}
