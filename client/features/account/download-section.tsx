import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { isoDay } from '../../lib/format-day';
import { saveAsFile } from '../../lib/download-file';
import { useAction } from '../../lib/use-action';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { MyDataDocument } from './account.generated';

const { sections, download: content } = accountContent;

export function DownloadSection() {
  const client = useApolloClient();
  const { run, isBusy, notice, tone } = useAction(accountContent.actionFailed);
  const download = () =>
    run(async () => {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'no-cache' });
      if (!data) throw new Error(accountContent.actionFailed);
      const fileName = `bhor-my-data-${isoDay(Date.now())}.json`;
      saveAsFile(fileName, new Blob([JSON.stringify(data.myData, null, 2)], { type: 'application/json' }));
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
