import type * as z from 'zod/mini';
import { LoadFailed } from '../../../../components/load-failed';
import type { MemberSelection } from '../../../../graphql/types.generated';
import { isRefusedFor } from '../../../../lib/errors';
import { useDialogForm } from '../../../../lib/use-dialog-form';
import type { MemberChoicesQuery } from '../members.generated';
import { bulkContent as texts } from './bulk.content';
import type { BulkPreviewFragment, BulkProgressFragment } from './bulk.generated';
import classes from './bulk-bar.module.css';

export interface BulkDialogProps {
  members: MemberSelection;
  /** How many are selected, as far as this page knows. */
  count: number;
  choices: MemberChoicesQuery | undefined;
  onStarted: (change: BulkProgressFragment) => void;
  onClose: () => void;
}

interface BulkFormSettings<Values, Parsed> {
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  /** The effects that the change would have now; undefined while they are counted. */
  preview: BulkPreviewFragment | undefined;
  recount: () => Promise<unknown>;
  /** Starts the change; `expectedCount` is the number in the preview that was confirmed. */
  send: (values: Parsed, expectedCount: number) => Promise<BulkProgressFragment | undefined>;
  onStarted: (change: BulkProgressFragment) => void;
}

/**
 * The form of a change of many members. If the selection has another number of members by now, the preview is counted
 * again, and whoever confirmed it has to do so again.
 */
export function useBulkForm<Values extends Record<string, unknown>, Parsed>({
  preview,
  recount,
  send,
  onStarted,
  ...form
}: BulkFormSettings<Values, Parsed>) {
  return useDialogForm({
    ...form,
    failed: texts.failed,
    send: async (values: Parsed) => preview && send(values, preview.memberCount),
    onSaved: (change) => {
      if (change) onStarted(change);
    },
    onFailed: (error) => {
      if (isRefusedFor(error, 'COUNT_CHANGED')) void recount().catch(() => undefined);
      return false;
    },
  });
}

interface PreviewLineProps {
  /** Undefined while it is counted. */
  preview: BulkPreviewFragment | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** "2 already have this trainer". */
  unchanged: (count: number) => string;
}

/** The effects that the change would have now, as counted by the server. */
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
