import type { ReactNode } from 'react';
import { Button } from './button';
import { CANCEL } from './dialog.content';
import { DialogButtons, ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  /** The question, which names its subject. */
  title: string;
  /** The consequences of confirming. */
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that changes nothing, which gets the focus, where "Cancel" would be ambiguous. */
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = CANCEL, onConfirm, onCancel } = props;
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
