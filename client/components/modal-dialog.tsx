import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** The reader wants it gone: by Esc or by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own dialog, open for as long as it is drawn: it keeps the focus inside and gives it back.
 * What has `data-autofocus` gets it first.
 */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** Where the press began: a text that is selected beyond the edge of the dialog does not close it. */
  const pressedOn = useRef<EventTarget>(null);
  // Closed before it leaves the document: afterwards the browser no longer knows where the focus was.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={titleId}
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
    >
      <div className={classes.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
