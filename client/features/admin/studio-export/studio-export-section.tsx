import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { LoadFailed } from '../../../components/load-failed';
import { isRefusedFor } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { SectionHeading } from '../settings/section-heading';
import { usePolling } from '../use-polling';
import { DownloadExport } from './download-export';
import { ExportProgress, ExportSummary } from './export-state';
import { StartExportDialog } from './start-export-dialog';
import { studioExportContent as content } from './studio-export.content';
import { useStudioExportQuery, type StudioExportStateFragment } from './studio-export.generated';
import classes from './studio-export.module.css';

const HEADING = 'settings-studio-export';

/** For owners: a file with all data of the studio. */
export function StudioExportSection() {
  const query = useStudioExportQuery({ fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const last = data?.studioExport ?? null;
  usePolling(query, { isWorking: last?.status === 'RUNNING' });
  useToastWhenReady(last);
  // The state is not loaded, or only owners may see it.
  if (!data && (!error || isRefusedFor(error, 'PERMISSION_REQUIRED'))) return null;
  return (
    <section className={card.card} aria-labelledby={HEADING}>
      <header>
        <SectionHeading id={HEADING} title={content.title} />
        <p>{content.lead}</p>
      </header>
      <p>{content.health}</p>
      {error && !data && <LoadFailed message={content.failed} onRetry={() => void refetch()} />}
      {data && <LastExport of={last} />}
    </section>
  );
}

function LastExport({ of: last }: { of: StudioExportStateFragment | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const canDownload = last?.status === 'DONE' && last.isOwn;
  return (
    <>
      {last?.status === 'FAILED' && (
        <FormAlert notice={{ message: last.explanation ?? content.dialog.failed }} keepsFocus />
      )}
      {last && <ExportSummary of={last} />}
      {last?.status === 'RUNNING' ? (
        <ExportProgress of={last} />
      ) : (
        <div className={classes.buttons}>
          {canDownload && <DownloadExport id={last.id} />}
          <Button onClick={() => setIsAsking(true)}>
            {canDownload ? content.startAgain : content.start}
          </Button>
        </div>
      )}
      {isAsking && <StartExportDialog onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Reports the completed file to users who have seen its progress. */
function useToastWhenReady(last: StudioExportStateFragment | null): void {
  const running = useRef<string>(null);
  useEffect(() => {
    if (last?.status === 'DONE' && last.isOwn && running.current === last.id) showToast(content.ready);
    running.current = last?.status === 'RUNNING' ? last.id : null;
  }, [last]);
}
