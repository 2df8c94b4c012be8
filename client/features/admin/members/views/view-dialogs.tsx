import { newListViewForm, type NewListView } from '#common/list-views/list-view.form';
import { LIST_VIEW_NAME_LENGTH_MAX } from '#common/list-views/limits';
import { CheckField } from '../../../../components/check-field';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import { useHasPermission } from '../../../../lib/permissions';
import { useDialogAction, useDialogForm } from '../../../../lib/use-dialog-form';
import type { useListViews } from './use-list-views';
import { viewsContent as texts } from './views.content';
import type { ListViewChipFragment } from './views.generated';

export type OpenDialog = 'save' | 'rename' | 'delete';

interface ViewDialogsProps {
  dialog: OpenDialog;
  /** The saved view that is open. */
  view: ListViewChipFragment | undefined;
  parameters: string;
  store: ReturnType<typeof useListViews>;
  onClose: () => void;
}

/** The dialog that is open. */
export function ViewDialogs({ dialog, view, parameters, store, onClose }: ViewDialogsProps) {
  if (dialog === 'save')
    return (
      <ViewDialog
        title={texts.saving.title}
        text={texts.saving.text}
        submitLabel={texts.saving.submit}
        initialValues={{ name: '', isShared: false, parameters }}
        onSubmit={store.save}
        onClose={onClose}
      />
    );
  if (!view) return null;
  if (dialog === 'delete')
    return <DeleteDialog view={view} onDelete={() => store.remove(view)} onClose={onClose} />;
  return (
    <ViewDialog
      title={texts.renaming.title(view.name)}
      submitLabel={texts.renaming.submit}
      initialValues={{ name: view.name, isShared: view.isShared, parameters: view.parameters }}
      onSubmit={({ name, isShared }) => store.change(view, { name, isShared })}
      onClose={onClose}
    />
  );
}

interface ViewDialogProps {
  title: string;
  text?: string;
  submitLabel: string;
  initialValues: NewListView;
  onSubmit: (values: NewListView) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a view, and whether all staff see it. */
function ViewDialog({ title, text, submitLabel, initialValues, onSubmit, onClose }: ViewDialogProps) {
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

interface DeleteDialogProps {
  view: ListViewChipFragment;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

function DeleteDialog({ view, onDelete, onClose }: DeleteDialogProps) {
  const form = useDialogAction({ failed: texts.failed, send: onDelete, onSaved: onClose });
  return (
    <FormDialog
      title={texts.deleting.title(view.name)}
      lead={texts.deleting.text(view.isShared)}
      form={form}
      submit={texts.deleting.submit}
      isDestructive
      onClose={onClose}
    />
  );
}
