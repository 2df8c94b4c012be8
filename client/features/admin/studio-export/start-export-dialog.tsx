import { studioExportForm } from '#common/studio-exports/studio-export.form';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { studioExportContent } from './studio-export.content';
import { StudioExportDocument, useStartStudioExportMutation } from './studio-export.generated';

const { dialog: content, health } = studioExportContent;

/** Asks for the password, since a device that was left logged in must not be enough. */
export function StartExportDialog({ onClose }: { onClose: () => void }) {
  const [start] = useStartStudioExportMutation();
  const reread = useReread(StudioExportDocument);
  const form = useDialogForm({
    schema: studioExportForm,
    initialValues: { password: '' },
    failed: content.failed,
    send: async ({ password }) => {
      const { data } = await start({ variables: { input: { password } } });
      showToast(data?.startStudioExport.message ?? content.failed);
      await reread();
    },
    onSaved: onClose,
    // Somebody else may have started an export.
    onFailed: () => {
      void reread();
      return false;
    },
  });
  return (
    <FormDialog
      title={content.title}
      lead={
        <>
          <span>{health}</span> <span>{content.lead}</span>
        </>
      }
      form={form}
      submit={content.submit}
      onClose={onClose}
    >
      <OwnPasswordField {...form.field('password')} data-autofocus />
    </FormDialog>
  );
}
