import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { apiKeysContent } from './api-keys.content';
import { ApiKeysDocument, useRevokeApiKeyMutation, type ListedApiKeyFragment } from './api-keys.generated';

const { revoke: content, actionFailed } = apiKeysContent;

interface RevokeKeyProps {
  apiKey: Pick<ListedApiKeyFragment, 'id' | 'name'>;
  onClose: () => void;
}

export function RevokeKeyDialog({ apiKey: { id, name }, onClose }: RevokeKeyProps) {
  const [revoke] = useRevokeApiKeyMutation();
  const reread = useReread(ApiKeysDocument);
  const form = useDialogForm({
    schema: z.object({}),
    initialValues: {},
    failed: actionFailed,
    send: async () => {
      const { data } = await revoke({ variables: { input: { id } } });
      showToast(data?.revokeApiKey.message ?? actionFailed);
      await reread();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={content.title(name)}
      lead={content.lead}
      form={form}
      submit={content.submit}
      isDestructive
      onClose={onClose}
    />
  );
}
