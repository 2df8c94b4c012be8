import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { CopyField } from '../made-link/copy-field';
import { apiKeysContent } from './api-keys.content';
import type { MadeKey } from './create-key-dialog';

const { made: content } = apiKeysContent;

export const MadeKeyDialog = ({ name, value, onClose }: MadeKey & { onClose: () => void }) => (
  <ModalDialog title={content.title(name)} onClose={onClose}>
    <CopyField value={value} hint={content.hint} texts={content.copy} />
    <DialogButtons>
      <Button onClick={onClose}>{content.done}</Button>
    </DialogButtons>
  </ModalDialog>
);
