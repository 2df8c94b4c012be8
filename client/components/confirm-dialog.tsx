import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogButtons } from './dialog-buttons';
import { ModalDialog } from './modal-dialog';

interface ConfirmDialogProps {
  /** The question, which names what it is about. */
  title: string;
  /** What happens then. */
  children: ReactNode;
  /** Words of the button that does it. */
  confirm: string;
  /** Words of the button that changes nothing; it has the focus. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
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
