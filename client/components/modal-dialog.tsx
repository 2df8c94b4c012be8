import { useId, type ReactNode } from 'react';
import { NativeDialog } from './native-dialog';
import classes from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** Wide enough for a table, a picture or a preview. */
  isWide?: boolean | undefined;
  /** The dialog cannot be closed now. */
  isLocked?: boolean;
  /** Called when the user closes the dialog by Esc or by a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title, for a question. Focuses the element with `data-autofocus` when it opens. */
export function ModalDialog({ title, isWide, children, ...dialogProps }: ModalDialogProps) {
  const titleId = useId();
  return (
    <NativeDialog {...dialogProps} className={classes.dialog} aria-labelledby={titleId} data-wide={isWide}>
      <div className={classes.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </NativeDialog>
  );
}

/** The buttons at the end of a dialog: first the one that cancels, then the one that confirms. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={classes.buttons}>{children}</div>
);
