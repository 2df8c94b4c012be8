import { LoadFailed } from '../../../../components/load-failed';
import { bulkContent as texts } from './bulk.content';
import type { BulkPreviewFragment } from './bulk.generated';
import classes from './bulk-bar.module.css';

interface PreviewLineProps {
  /** Undefined while it is counted. */
  preview: BulkPreviewFragment | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** "2 already have this trainer". */
  unchanged: (count: number) => string;
}

/** What the change would do now, as the server has counted it. */
export function PreviewLine({ preview, hasFailed, onRetry, unchanged }: PreviewLineProps) {
  if (hasFailed) return <LoadFailed message={texts.failed} onRetry={onRetry} />;
  return (
    <p role="status" className={classes.preview}>
      {preview ? sentence(preview, unchanged) : texts.counting}
    </p>
  );
}

function sentence(
  { changingCount, unchangedCount, replacedCount, missingCount }: BulkPreviewFragment,
  unchanged: PreviewLineProps['unchanged'],
): string {
  const parts = [
    texts.willChange(changingCount),
    replacedCount > 0 && texts.replaced(replacedCount),
    unchangedCount > 0 && unchanged(unchangedCount),
    missingCount > 0 && texts.missing(missingCount),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
