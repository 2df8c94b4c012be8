import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react';
import { useIsHydrated } from '../lib/use-is-hydrated';
import classes from './native-dialog.module.css';

interface NativeDialogProps extends Pick<
  ComponentProps<'dialog'>,
  'aria-label' | 'aria-labelledby' | 'className'
> {
  /** The reader wants it gone: by Esc or by a press beside it. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * The browser's own dialog, open for as long as it is drawn: it keeps the focus inside and gives it back.
 * What has `data-autofocus` gets it first.
 */
export function NativeDialog({ className = '', onClose, ...dialogProps }: NativeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Drawn by the server: open without a script, and made modal as soon as there is one. */
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  /** Where the press began: a text that is selected beyond the edge of the dialog does not close it. */
  const pressedOn = useRef<EventTarget>(null);
  // Closed before it leaves the document: afterwards the browser no longer knows where the focus was.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.removeAttribute('open');
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      {...dialogProps}
      ref={dialog}
      open={isDrawn || undefined}
      className={`${classes.dialog} ${className}`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close it by themselves when Esc is pressed twice.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={({ target }) => void (pressedOn.current = target)}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && pressedOn.current === currentTarget && onClose()
      }
    />
  );
}
