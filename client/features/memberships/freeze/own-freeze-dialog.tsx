import { EndFreezeDialog } from './end-freeze-dialog';
import { freezeContent } from './freeze.content';
import type { FreezablePassFragment } from './freeze.generated';
import { FreezeDialog } from './freeze-dialog';

interface OwnFreezeDialogProps {
  pass: FreezablePassFragment;
  /** Called with the message of the server, or with null if nothing was done. */
  onClose: (message: string | null) => void;
}

/** Freezes the pass of the current user, or ends its freeze. */
export const OwnFreezeDialog = ({ pass, onClose }: OwnFreezeDialogProps) =>
  pass.freeze ? (
    <EndFreezeDialog pass={pass} freeze={pass.freeze} onClose={onClose} />
  ) : (
    <FreezeDialog title={freezeContent.freeze.ownTitle} pass={pass} onClose={onClose} />
  );
