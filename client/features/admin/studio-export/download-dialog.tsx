import { studioExportForm } from '#common/studio-exports/studio-export.form';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { studioExportContent } from './studio-export.content';
import { useDownload } from './use-download';

const { download, downloadDialog: content, downloadFailed } = studioExportContent;

/** Asks for the password before a download in another session than the one that started the export. */
export function DownloadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const start = useDownload(id);
  const form = useDialogForm({
    schema: studioExportForm,
    initialValues: { password: '' },
    failed: downloadFailed,
    send: ({ password }) => start(password),
    onSaved: onClose,
  });
  return (
    <FormDialog title={content.title} lead={content.lead} form={form} submit={download} onClose={onClose}>
      <OwnPasswordField {...form.field('password')} data-autofocus />
    </FormDialog>
  );
}
