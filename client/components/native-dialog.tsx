import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react';
import { isRepeatedClick } from '../lib/repeated-click';
import { useIsHydrated } from '../lib/use-is-hydrated';
import classes from './native-dialog.module.css';

interface NativeDialogProps extends Pick<
  ComponentProps<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'className'
> {
  /** The dialog cannot be closed now. */
  isLocked?: boolean;
  /** Called when the user closes the dialog by Esc or by a press on the backdrop. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  'data-wide'?: boolean | undefined;
  children: ReactNode;
}

/**
 * The browser's own modal dialog, open as long as it is mounted. It keeps the focus inside, and restores it on closing.
 * The element with `data-autofocus` gets the focus first.
 */
export function NativeDialog({
  className = '',
  isLocked = false,
  onClose,
  ...dialogProps
}: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (!isLocked) onClose();
  };
  /** Whether the server rendered the dialog: it is then open without JavaScript, and made modal after hydration. */
  const isHydrated = useIsHydrated();
  const [isServerRendered] = useState(!isHydrated);
  /** Where the press began: a text selection that ends outside the dialog must not close it. */
  const pressedOn = useRef<EventTarget>(null);
  // Closed before it is removed from the document; afterwards the browser could not restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.removeAttribute('open');
    element.showModal();
    ignoreSecondClick();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.close();
      ignoreSecondClick();
    };
  }, []);
  return (
    <dialog
      {...dialogProps}
      ref={dialog}
      open={isServerRendered || undefined}
      className={`${classes.dialog} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // Browsers close the dialog themselves when Esc is pressed twice.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (isLocked) currentTarget.showModal();
        else onClose();
      }}
      onPointerDown={({ target }) => void (pressedOn.current = target)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressedOn.current === currentTarget && close()
      }
    />
  );
}

/** Ignores the second click of a double click whose first one has just opened or closed a dialog. */
function ignoreSecondClick(): void {
  const handleClick = (event: MouseEvent) => {
    if (!isRepeatedClick(event)) return window.removeEventListener('click', handleClick, true);
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', handleClick, true);
}
