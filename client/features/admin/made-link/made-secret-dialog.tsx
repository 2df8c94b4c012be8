import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { CopyField } from './copy-field';

interface MadeSecretProps {
  title: string;
  value: string;
  texts: {
    hint: string;
    copy: { address: string; copy: string; copied: string; copyFailed: string };
    done: string;
  };
  onClose: () => void;
}

/** Shows a secret that can be read only once. */
export const MadeSecretDialog = ({ title, value, texts, onClose }: MadeSecretProps) => (
  <ModalDialog title={title} onClose={onClose}>
    <CopyField value={value} hint={texts.hint} texts={texts.copy} />
    <DialogButtons>
      <Button onClick={onClose}>{texts.done}</Button>
    </DialogButtons>
  </ModalDialog>
);
