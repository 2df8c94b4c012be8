import type * as z from 'zod/mini';
import { isCountChanged } from '../../../../lib/errors';
import { useDialogForm } from '../../../../lib/use-dialog-form';
import { bulkContent } from './bulk.content';
import type { BulkPreviewFragment, BulkProgressFragment } from './bulk.generated';

interface BulkFormSettings<Values, Parsed> {
  schema: z.ZodMiniType<Parsed, Values>;
  initialValues: Values;
  /** What the change would do now; undefined while it is counted. */
  preview: BulkPreviewFragment | undefined;
  recount: () => Promise<unknown>;
  /** Starts the change of as many members as whoever confirmed it has seen. */
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
    failed: bulkContent.failed,
    send: async (values: Parsed) => preview && send(values, preview.memberCount),
    onSaved: (change) => {
      if (change) onStarted(change);
    },
    onFailed: (error) => {
      if (isCountChanged(error)) void recount().catch(() => undefined);
      return false;
    },
  });
}
