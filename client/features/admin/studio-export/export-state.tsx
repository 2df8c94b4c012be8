import { numberFormat } from '#common/number-format';
import { formatMoment } from '../../../lib/format-moment';
import { JobProgress } from '../job-progress';
import { studioExportContent as content } from './studio-export.content';
import type { StudioExportStateFragment } from './studio-export.generated';

const BYTES_IN_MB = 1_000_000;

const inMegabytes = numberFormat({ maximumFractionDigits: 1 });

interface ExportProps {
  of: StudioExportStateFragment;
}

export function ExportProgress({ of: { progress, isOwn } }: ExportProps) {
  const text = isOwn ? content.running(progress) : content.runningOfOther(progress);
  return <JobProgress text={text} done={progress} all={100} />;
}

/** The file, or the file that there was. */
export function ExportSummary({ of: last }: ExportProps) {
  const { status, isOwn, startedAt, finishedAt, expiresAt, sizeBytes } = last;
  const when = formatMoment(finishedAt ?? startedAt);
  if (status === 'EXPIRED') return <p>{content.expired(when)}</p>;
  if (status !== 'DONE' || !expiresAt) return null;
  if (!isOwn) return <p>{content.doneOfOther(when)}</p>;
  const size = content.size(inMegabytes((sizeBytes ?? 0) / BYTES_IN_MB));
  return <p>{content.done(when, size, formatMoment(expiresAt))}</p>;
}
