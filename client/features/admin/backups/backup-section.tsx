import { numberFormat } from '#common/number-format';
import card from '../../../components/form-card.module.css';
import { LoadFailed } from '../../../components/load-failed';
import { formatMoment } from '../../../lib/format-moment';
import { useMinute } from '../../../lib/use-minute';
import { FormAlert } from '../../../components/form-alert';
import { SectionHeading } from '../settings/section-heading';
import { isOld } from './backup-age';
import { backupsContent as content } from './backups.content';
import { useLastBackupQuery } from './backups.generated';

const HEADING = 'settings-backup';
const BYTES_IN_MB = 1_000_000;

const inMegabytes = numberFormat({ maximumFractionDigits: 1 });

/** When the database was last backed up, and how to do it. */
export function BackupSection() {
  const { data, error, refetch } = useLastBackupQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <section className={card.card} aria-labelledby={HEADING}>
      <header>
        <SectionHeading id={HEADING} title={content.title} />
        <p>{content.lead}</p>
      </header>
      {error && !data && <LoadFailed message={content.failed} onRetry={() => void refetch()} />}
      {data && <LastBackup of={data.lastBackup} />}
    </section>
  );
}

interface Backup {
  madeAt: string;
  sizeBytes: number;
  isEncrypted: boolean;
}

function LastBackup({ of: last }: { of: Backup | null }) {
  const now = useMinute();
  if (!last) return <FormAlert notice={{ message: content.none }} keepsFocus />;
  const { madeAt, sizeBytes, isEncrypted } = last;
  const size = content.size(inMegabytes(sizeBytes / BYTES_IN_MB));
  return (
    <>
      {isOld(madeAt, now) && <FormAlert notice={{ message: content.old(formatMoment(madeAt)) }} keepsFocus />}
      <p>{`${content.last(formatMoment(madeAt), size)}, ${isEncrypted ? content.encrypted : content.notEncrypted}`}</p>
    </>
  );
}
