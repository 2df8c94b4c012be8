import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { webhooksContent } from './webhooks.content';
import {
  useDeleteWebhookMutation,
  useReplaceWebhookSecretMutation,
  WebhooksDocument,
  type ListedWebhookFragment,
} from './webhooks.generated';

const { remove, replace, actionFailed } = webhooksContent;

interface QuestionProps {
  webhook: Pick<ListedWebhookFragment, 'id'>;
  onClose: () => void;
}

const NOTHING = { schema: z.object({}), initialValues: {}, failed: actionFailed };

export function ReplaceSecretDialog({
  webhook: { id },
  onSaved,
  onClose,
}: QuestionProps & { onSaved: (secret: string | undefined) => void }) {
  const [replaceSecret] = useReplaceWebhookSecretMutation();
  const form = useDialogForm({
    ...NOTHING,
    send: async () => {
      const { data } = await replaceSecret({ variables: { input: { id } } });
      return data?.replaceWebhookSecret.secret;
    },
    onSaved,
  });
  return (
    <FormDialog
      title={replace.title}
      lead={replace.lead}
      form={form}
      submit={replace.submit}
      onClose={onClose}
    />
  );
}

export function RemoveWebhookDialog({ webhook: { id }, onClose }: QuestionProps) {
  const [removeWebhook] = useDeleteWebhookMutation();
  const reread = useReread(WebhooksDocument);
  const form = useDialogForm({
    ...NOTHING,
    send: async () => {
      const { data } = await removeWebhook({ variables: { input: { id } } });
      showToast(data?.deleteWebhook.message ?? actionFailed);
      await reread();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={remove.title}
      lead={remove.lead}
      form={form}
      submit={remove.submit}
      isDestructive
      onClose={onClose}
    />
  );
}
