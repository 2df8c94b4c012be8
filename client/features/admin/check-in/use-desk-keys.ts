import { useEffect, useEffectEvent, type RefObject } from 'react';

interface DeskKeys {
  field: RefObject<HTMLInputElement | null>;
  onEscape: () => void;
  /** Called on "y" while an element of the question has the focus. */
  onYes?: () => void;
}

const INPUTS = 'input, select, textarea, [contenteditable], dialog';

/** The keys of the front desk. What is typed outside of inputs goes to the field, because scanners type. */
export function useDeskKeys({ field, onEscape, onYes }: DeskKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || hasModifier(event) || !(target instanceof Element)) return;
    if (key === 'Escape' && !target.closest('dialog')) return onEscape();
    if (!/^[\p{L}\p{N}]$/u.test(key) || target.closest(INPUTS)) return;
    // Keeps the key from being a shortcut of the panel, too.
    event.stopPropagation();
    if (!onYes || key !== 'y' || !target.closest('[role="alertdialog"]')) return field.current?.focus();
    event.preventDefault();
    onYes();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
