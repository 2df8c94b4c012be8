import { showToast } from '../../../lib/toast';
import { studioExportContent as content } from './studio-export.content';
import { useCreateStudioExportLinkMutation } from './studio-export.generated';

/** Starts the download of an export. The browser fetches the file itself, so that the page never keeps it in memory. */
export function useDownload(id: string) {
  const [createLink] = useCreateStudioExportLinkMutation();
  return async (password?: string): Promise<void> => {
    const { data } = await createLink({ variables: { input: { id, ...(password && { password }) } } });
    const url = data?.createStudioExportLink.url;
    if (!url) throw new Error(content.downloadFailed);
    const link = document.createElement('a');
    // Without the origin, because the site may have been opened under another one, such as an IP address.
    link.href = new URL(url).pathname;
    link.download = '';
    link.click();
    showToast(content.downloadStarted);
  };
}
