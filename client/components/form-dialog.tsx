import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { NativeDialog } from './native-dialog';
import { VisuallyHidden } from './visually-hidden';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  /** Label of the button that closes it. */
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, which fills a narrow window. An element with `data-autofocus` gets the focus first. */
export function FormDialog({ title, close, onClose, children }: FormDialogProps) {
  const titleId = useId();
  return (
    <NativeDialog className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton onClick={onClose}>
          <IconX aria-hidden="true" size={20} stroke={1.75} />
          <VisuallyHidden>{close}</VisuallyHidden>
        </IconButton>
      </div>
      <div className={classes.content}>{children}</div>
    </NativeDialog>
  );
}
