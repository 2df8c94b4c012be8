import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { formatMoment } from '../../../lib/format-moment';
import { CopyField } from '../made-link/copy-field';
import { madeLinkContent } from '../made-link/made-link.content';
import { staffContent } from './staff.content';
import type { StaffInvitationFragment } from './staff.generated';

const { link: content } = staffContent.invite;

export interface MadeInvitation {
  link: string;
  invitation: StaffInvitationFragment;
}

interface InvitationLinkProps {
  made: MadeInvitation;
  onClose: () => void;
}

/** The link of a new invitation that is not mailed, which is shown once. */
export const InvitationLink = ({ made: { link, invitation }, onClose }: InvitationLinkProps) => (
  <ModalDialog title={content.title(invitation.email)} onClose={onClose}>
    <CopyField value={link} hint={content.hint(formatMoment(invitation.expiresAt))} texts={madeLinkContent} />
    <DialogButtons>
      <Button onClick={onClose}>{content.close}</Button>
    </DialogButtons>
  </ModalDialog>
);
