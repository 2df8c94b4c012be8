import { FormDialog } from '../../../../components/form-dialog';
import { useDialogAction } from '../../../../lib/use-dialog-form';
import type { OpenDialog } from './open-view';
import type { useListViews } from './use-list-views';
import { ViewDialog } from './view-dialog';
import { viewsContent as texts } from './views.content';
import type { ListViewChipFragment } from './views.generated';

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
