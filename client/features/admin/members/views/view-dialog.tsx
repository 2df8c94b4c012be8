import { newListViewForm, type NewListView } from '#common/members/list-view.form';
import { LIST_VIEW_NAME_LENGTH_MAX } from '#common/members/limits';
import { Button } from '../../../../components/button';
import { CheckField } from '../../../../components/check-field';
import { FormAlert } from '../../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../../components/modal-dialog';
import { TextField } from '../../../../components/text-field';
import { useHasPermission } from '../../../../lib/permissions';
import { useServerForm } from '../../../../lib/use-server-form';
import decisionClasses from '../../decision-dialog.module.css';
import { viewsContent as texts } from './views.content';

interface ViewDialogProps {
  title: string;
  text?: string;
  submitLabel: string;
  initialValues: NewListView;
  onSubmit: (values: NewListView) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view, and whether all staff see it. */
export function ViewDialog({ title, text, submitLabel, initialValues, onSubmit, onClose }: ViewDialogProps) {
  const mayShare = useHasPermission('members:share-views');
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: newListViewForm,
    initialValues,
    fallback: texts.failed,
    unreachable: texts.failed,
    submit: onSubmit,
  });
  return (
    <ModalDialog title={title} onClose={onClose}>
      {text && <p>{text}</p>}
      <form {...formProps} className={decisionClasses.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('name')}
          label={texts.saving.name}
          maxLength={LIST_VIEW_NAME_LENGTH_MAX}
          autoComplete="off"
          data-autofocus
        />
        {mayShare && <CheckField {...field('isShared', { type: 'checkbox' })} label={texts.saving.share} />}
        <DialogButtons>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}
