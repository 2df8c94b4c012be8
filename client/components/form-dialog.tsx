import type { ReactNode } from 'react';
import type { DialogForm } from '../lib/use-dialog-form';
import { Button } from './button';
import { CANCEL } from './dialog.content';
import { FormAlert } from './form-alert';
import { DialogButtons, ModalDialog } from './modal-dialog';
import classes from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  /** Introduction above the fields. */
  lead?: ReactNode;
  form: DialogForm;
  /** Wide enough for a table, a picture or a preview. */
  isWide?: boolean;
  /** The fields; the one with `data-autofocus` gets the focus first. */
  children?: ReactNode;
  /** Label of the button that saves. */
  submit: string;
  /** Whether saving destroys something. Without a field to focus, the focus is then on the button that cancels. */
  isDestructive?: boolean;
  /** Whether something is loading that has to be known before saving. */
  isWaiting?: boolean;
  /** Label of the button that changes nothing, where "Cancel" could be taken for what the dialog does. */
  cancel?: string;
  /** A further button, such as one for another decision. */
  other?: ReactNode;
  /** A question that has to be answered before anything else, in place of the buttons. */
  question?: ReactNode;
  /** Shown within the message of a failure. */
  remedy?: ReactNode;
  onClose: () => void;
}

/**
 * The dialog for all forms. It cannot be closed while it saves, so that everybody learns the outcome. Input that is kept
 * as a draft outlives closing, but not "Cancel".
 */
export function FormDialog({
  title,
  lead,
  form,
  children,
  submit,
  cancel = CANCEL,
  ...props
}: FormDialogProps) {
  const { formProps, failure, isSubmitting, discard } = form;
  const { isWide, isDestructive = false, isWaiting = false, other, question, remedy, onClose } = props;
  const handleCancel = () => {
    discard();
    onClose();
  };
  return (
    <ModalDialog title={title} isWide={isWide} isLocked={isSubmitting} onClose={onClose}>
      {lead && <p>{lead}</p>}
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure}>{remedy}</FormAlert>
        {children}
        {question ?? (
          <DialogButtons>
            <Button data-autofocus={isDestructive || undefined} isBusy={isSubmitting} onClick={handleCancel}>
              {cancel}
            </Button>
            {other}
            <Button
              type="submit"
              variant={isDestructive ? 'danger' : 'primary'}
              isBusy={isSubmitting || isWaiting}
            >
              {submit}
            </Button>
          </DialogButtons>
        )}
      </form>
    </ModalDialog>
  );
}
