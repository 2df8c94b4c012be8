import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogButtons, ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  /** The question, which names its subject. */
  title: string;
  /** The consequences of confirming. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that changes nothing; it gets the focus. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel, onConfirm, onCancel } = props;
  return (
    <ModalDialog title={title} onClose={onCancel}>
      <p>{children}</p>
      <DialogButtons>
        <Button data-autofocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}
