import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Command } from './commands';
import { selectedMemberId } from './selected-row';

/** How long the second key of a sequence is waited for, in milliseconds. */
const SEQUENCE_MS = 1000;

interface Shortcuts {
  commands: readonly Command[];
  /** Whether the single-key shortcuts are switched on; Ctrl K always is. */
  isOn: boolean;
  openPalette: () => void;
}

/** Runs the command whose keys are pressed outside of inputs and dialogs. */
export function useShortcuts({ commands, isOn, openPalette }: Shortcuts): void {
  const pressed = useRef({ key: '', at: -Infinity });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isWithin(event, 'dialog')) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      openPalette();
    }
    if (
      !isOn ||
      hasModifier(event) ||
      isWithin(event, 'input:not([type=checkbox]), select, textarea, [contenteditable]')
    )
      return;
    const { key, at } = pressed.current;
    const keys = event.timeStamp - at < SEQUENCE_MS ? [key, event.key] : [event.key];
    const isRun = run(commands, keys) || (keys.length > 1 && run(commands, [event.key]));
    if (isRun) event.preventDefault();
    pressed.current = isRun ? { key: '', at: -Infinity } : { key: event.key, at: event.timeStamp };
  });

  // Before the next key: effects may run long after the panel is on screen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a command has these keys and could be run. */
function run(commands: readonly Command[], keys: readonly string[]): boolean {
  const command = commands.find((one) => one.keys?.join(' ') === keys.join(' '));
  if (!command) return false;
  if (command.scope !== 'member') {
    command.run();
    return true;
  }
  const memberId = selectedMemberId();
  if (memberId === null || command.isKeyPossible?.() === false) return false;
  command.run(memberId);
  return true;
}
