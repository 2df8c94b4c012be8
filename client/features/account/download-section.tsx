import { useApolloClient } from '@apollo/client/react';
import { studioFileName } from '#common/studio-file-name';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { isoDay } from '../../lib/format-day';
import { fetchFile, saveAsFile } from '../../lib/download-file';
import { useAction } from '../../lib/use-action';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { DataExportUrlDocument } from './account.generated';

const { sections, download: content } = accountContent;

export function DownloadSection() {
  const client = useApolloClient();
  const { run, isBusy, notice, tone } = useAction(accountContent.actionFailed);
  const download = () =>
    run(async () => {
      const { data } = await client.query({ query: DataExportUrlDocument });
      if (!data) throw new Error(accountContent.actionFailed);
      // Only the path, because the site may have been opened under another origin, such as an IP address.
      const file = await fetchFile(new URL(data.me.dataExportUrl).pathname);
      const fileName = studioFileName(`my-data-${isoDay(Date.now())}.json`);
      saveAsFile(fileName, file);
      return content.done(fileName);
    });
  return (
    <AccountSection {...sections.download} lead={content.lead}>
      <FormAlert notice={notice} tone={tone} />
      <Button isBusy={isBusy} onClick={() => void download()}>
        {content.submit}
      </Button>
    </AccountSection>
  );
}
