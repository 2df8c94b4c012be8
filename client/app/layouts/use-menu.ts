import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

/** Delay before the menu closes after it has lost the focus. */
const CLOSE_AFTER_MS = 200;

/** A menu button. A press or an arrow key opens the menu, arrow keys move in it, Esc or loss of focus closes it. */
export function useMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Index of the item to focus when the menu opens; undefined if it was opened with a pointer. */
  const startsAt = useRef<number>(undefined);

  useEffect(() => {
    if (isOpen && startsAt.current !== undefined) itemsOf(menu.current).at(startsAt.current)?.focus();
  }, [isOpen]);
  useEffect(() => () => clearTimeout(closing.current), []);

  const open = (at?: number) => {
    // React gets no event for the focus that a dialog gives back while it is removed.
    clearTimeout(closing.current);
    startsAt.current = at;
    setIsOpen(true);
  };
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  const handleKey = (event: KeyboardEvent) => {
    const isHandled = isOpen
      ? handleKeyWhenOpen(event.key, menu.current, close)
      : handleKeyWhenClosed(event.key, open);
    if (isHandled) event.preventDefault();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      closing.current = setTimeout(setIsOpen, CLOSE_AFTER_MS, false);
  };

  return {
    isOpen,
    /** Closes at once and returns the focus to the button. */
    close,
    /** For the element that contains the button and the menu. */
    containerProps: {
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
        // Not every browser focuses a pressed button. A press by keyboard (detail 0) focuses the first item.
        button.current?.focus();
        open(detail === 0 ? 0 : undefined);
      },
      // If the press moved the focus out of the menu, the menu would close and the click would open it again.
      onMouseDown: (event: MouseEvent) => void (isOpen && event.preventDefault()),
    },
    menuProps: { ref: menu },
  };
}

const itemsOf = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Opens the menu on an up or down arrow; returns whether it did. */
function handleKeyWhenClosed(key: string, open: (at: number) => void): boolean {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
  open(key === 'ArrowUp' ? -1 : 0);
  return true;
}

/** Returns whether the menu handled the key. */
function handleKeyWhenOpen(key: string, menu: Element | null, close: () => void): boolean {
  const items = itemsOf(menu);
  const current = items.findIndex((item) => item === document.activeElement);
  const steps: Record<string, () => void> = {
    Escape: close,
    ArrowDown: () => items[(current + 1) % items.length]?.focus(),
    ArrowUp: () => items.at(Math.max(current, 0) - 1)?.focus(),
    Home: () => items.at(0)?.focus(),
    End: () => items.at(-1)?.focus(),
    // Links react to Enter only; menu items must react to the space bar as well.
    ' ': () => items[current]?.click(),
  };
  const step = current === -1 && key === ' ' ? undefined : steps[key];
  step?.();
  return step !== undefined;
}
