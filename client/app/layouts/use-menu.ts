import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** How long a menu stays after the focus has left it, in milliseconds (specification 2). */
const CLOSE_AFTER_MS = 200;

/** A button with a menu: opened by press or arrow key, walked by arrow keys, closed by Esc or by leaving it. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Index of the item that gets the focus; none for a pointer. */
  const startsAt = useRef<number>(undefined);

  useEffect(() => {
    if (isOpen && startsAt.current !== undefined) itemsOf(menu.current).at(startsAt.current)?.focus();
  }, [isOpen]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const open = (at?: number) => {
    startsAt.current = at;
    setIsOpen(true);
  };
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    const hasActed = isOpen ? walk(event.key, menu.current, close) : openBy(event.key, open);
    if (hasActed) event.preventDefault();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      closing.current = setTimeout(setIsOpen, CLOSE_AFTER_MS, false);
  };

  return {
    isOpen,
    /** Closes at once and gives the focus back to the button. */
    close,
    /** For the element around button and menu. */
    placeProps: {
      onKeyDown: handleKey,
      onBlur: handleBlur,
      onFocus: () => clearTimeout(closing.current),
    },
    buttonProps: {
      ref: button,
      onClick: ({ detail }: MouseEvent) => {
        if (isOpen) {
          close();
          return;
        }
        // Not every browser focuses a button that is pressed; a key (detail 0) goes on to the first item.
        button.current?.focus();
        open(detail === 0 ? 0 : undefined);
      },
      // Where a press takes the focus away, it would close the menu and the click would open it again.
      onMouseDown: (event: MouseEvent) => void (isOpen && event.preventDefault()),
    },
    menuProps: { ref: menu },
  };
}

const itemsOf = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Whether the key was one that opens. */
function openBy(key: string, open: (at: number) => void): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  open(key === 'ArrowUp' ? -1 : 0);
  return true;
}

/** Whether the key was one of the open menu's. */
function walk(key: string, menu: Element | null, close: () => void): boolean {
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item === document.activeElement);
  const steps: Record<string, () => void> = {
    Escape: close,
    ArrowDown: () => items[(current + 1) % items.length]?.focus(),
    ArrowUp: () => items.at(Math.max(current, 0) - 1)?.focus(),
    Home: () => items.at(0)?.focus(),
    End: () => items.at(-1)?.focus(),
    // A link answers to Enter alone, an item of a menu to both.
    ' ': () => items[current]?.click(),
  };
  const step = current === -1 && key === ' ' ? undefined : steps[key];
  step?.();
  return step !== undefined;
}
