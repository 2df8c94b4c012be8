import { newListViewForm, type NewListView } from '#common/list-views/list-view.form';
import { LIST_VIEW_NAME_LENGTH_MAX } from '#common/list-views/limits';
import { CheckField } from '../../../../components/check-field';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import { useHasPermission } from '../../../../lib/permissions';
import { useDialogForm } from '../../../../lib/use-dialog-form';
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
  const form = useDialogForm({
    schema: newListViewForm,
    initialValues,
    failed: texts.failed,
    send: onSubmit,
    onSaved: onClose,
  });
  return (
    <FormDialog title={title} lead={text} form={form} submit={submitLabel} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={texts.saving.name}
        maxLength={LIST_VIEW_NAME_LENGTH_MAX}
        autoComplete="off"
        data-autofocus
      />
      {mayShare && (
        <CheckField {...form.field('isShared', { type: 'checkbox' })} label={texts.saving.share} />
      )}
    </FormDialog>
  );
}
