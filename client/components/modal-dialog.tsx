import { useId, type ReactNode } from 'react';
import { NativeDialog } from './native-dialog';
import classes from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** The reader wants it gone: by Esc or by a press beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A question or a short form over the page, under its title. What has `data-autofocus` gets the focus first. */
export function ModalDialog({ title, onClose, children }: ModalDialogProps) {
  const titleId = useId();
  return (
    <NativeDialog className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </NativeDialog>
  );
}
