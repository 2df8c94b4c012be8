import { useRef, type ReactNode } from 'react';
import { Button } from '../../../components/button';
import { useFocusAfter } from '../list/use-focus-after';
import classes from './settings.module.css';

interface LongFieldProps {
  /** Name of the child input. */
  name: string;
  label: string;
  /** The typed text; an empty one stands for the original. */
  text: string;
  original: string;
  texts: Record<'takeOver' | 'reset', string>;
  onWrite: (text: string) => void;
  children: ReactNode;
}

/** A text that can begin as the original that it replaces, and go back to it. */
export function LongField({ name, label, text, original, texts, onWrite, children }: LongFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const isEmpty = text === '';
  // The pressed button is replaced by the other one, so the focus moves to the input.
  const focus = () => box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  useFocusAfter(isEmpty, focus);
  useFocusAfter(!isEmpty, focus);
  const action = isEmpty ? texts.takeOver : texts.reset;
  return (
    <div ref={box} className={classes.long}>
      {children}
      <Button
        key={action}
        aria-label={`${action}: ${label}`}
        onClick={() => onWrite(isEmpty ? original : '')}
      >
        {action}
      </Button>
    </div>
  );
}
