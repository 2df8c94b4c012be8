import * as z from 'zod/mini';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#common/webhooks/events';
import { WEBHOOK_URL_LENGTH_MAX } from '#common/webhooks/limits';
import { webhookForm } from '#common/webhooks/webhook.form';
import { CheckChips } from '../../../components/check-chips';
import { CheckField } from '../../../components/check-field';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { toggled } from '../toggled';
import { EVENT_LABELS, webhooksContent } from './webhooks.content';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  WebhooksDocument,
  type ListedWebhookFragment,
} from './webhooks.generated';

const { add, edit, form: content, actionFailed } = webhooksContent;

const dialogForm = z.extend(webhookForm, { isEnabled: z.boolean() });

type DialogValues = z.infer<typeof dialogForm>;

interface WebhookDialogProps {
  /** The webhook to change; left out to add one. */
  webhook?: ListedWebhookFragment;
  /** `secret` is that of a new webhook. */
  onSaved: (secret: string | undefined) => void;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const save = useSave(webhook?.id);
  const { url = '', events = [], isEnabled = true } = webhook ?? {};
  const form = useDialogForm({
    schema: dialogForm,
    initialValues: { url, events: [...events], isEnabled },
    failed: actionFailed,
    send: save,
    onSaved,
  });
  const chosen = form.form.useWatchValue('events');
  const toggle = (one: string) => form.form.setFieldValue('events', toggled(chosen, one));
  const texts = webhook ? edit : add;
  return (
    <FormDialog title={texts.title} form={form} submit={texts.submit} isWide onClose={onClose}>
      <TextField
        {...form.field('url')}
        label={content.url}
        description={content.urlHint}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={WEBHOOK_URL_LENGTH_MAX}
        data-autofocus
      />
      <CheckChips
        legend={content.events}
        offered={WEBHOOK_EVENTS}
        labelOf={(event: WebhookEvent) => EVENT_LABELS[event]}
        chosen={chosen as WebhookEvent[]}
        onToggle={toggle}
      />
      {webhook && <CheckField {...form.field('isEnabled', { type: 'checkbox' })} label={content.isEnabled} />}
    </FormDialog>
  );
}

/** Adds or changes a webhook; returns the secret of a new one. */
function useSave(id: string | undefined) {
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  const reread = useReread(WebhooksDocument);
  return async ({ isEnabled, ...values }: DialogValues): Promise<string | undefined> => {
    if (id !== undefined) {
      const { data } = await update({ variables: { input: { id, isEnabled, ...values } } });
      showToast(data?.updateWebhook.message ?? actionFailed);
      return undefined;
    }
    const { data } = await create({ variables: { input: values } });
    await reread();
    return data?.createWebhook.secret;
  };
}
