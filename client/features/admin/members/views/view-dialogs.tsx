import { Button } from '../../../../components/button';
import { DialogButtons, ModalDialog } from '../../../../components/modal-dialog';
import { FormAlert } from '../../../../components/form-alert';
import { useAction } from '../../../../lib/use-action';
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
        onSubmit={(values) => store.save(values).then(onClose)}
        onClose={onClose}
      />
    );
  if (!view) return null;
  if (dialog === 'delete')
    return <DeleteDialog view={view} onDelete={() => store.remove(view).then(onClose)} onClose={onClose} />;
  return (
    <ViewDialog
      title={texts.renaming.title(view.name)}
      submitLabel={texts.renaming.submit}
      initialValues={{ name: view.name, isShared: view.isShared, parameters: view.parameters }}
      onSubmit={({ name, isShared }) => store.change(view, { name, isShared }).then(onClose)}
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
  const { run, isBusy, notice } = useAction(texts.failed);
  return (
    <ModalDialog title={texts.deleting.title(view.name)} onClose={onClose}>
      <p>{texts.deleting.text(view.isShared)}</p>
      <FormAlert notice={notice} />
      <DialogButtons>
        <Button data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={() => void run(() => onDelete().then(() => undefined))}
        >
          {texts.deleting.submit}
        </Button>
      </DialogButtons>
    </ModalDialog>
  );
}
