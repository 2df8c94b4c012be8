import { Button } from '../../../components/button';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { formatMoment } from '../../../lib/format-moment';
import { MadeLink } from '../made-link/made-link';
import { membershipsContent } from './memberships.content';
import type { PaymentLink } from './use-sale';

const { link: texts } = membershipsContent.renew;

interface LinkDialogProps {
  link: PaymentLink;
  /** Number of the member. */
  phone: string | null;
  onClose: () => void;
}

/** Hands on the link with which a member pays for a plan. */
export const LinkDialog = ({ link: { url, expiresAt, planName }, phone, onClose }: LinkDialogProps) => (
  <ModalDialog title={texts.title} onClose={onClose}>
    <MadeLink
      url={url}
      until={texts.until(formatMoment(expiresAt))}
      phone={phone}
      text={texts.text(planName, url)}
    />
    <DialogButtons>
      <Button onClick={onClose}>{texts.close}</Button>
    </DialogButtons>
  </ModalDialog>
);
