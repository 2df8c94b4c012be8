import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { freezeContent } from '../../memberships/freeze/freeze.content';
import { DeskFreezeDialog } from '../memberships/desk-freeze-dialog';
import { runningPass, saleAction } from '../memberships/listed-membership';
import { ordersContent } from '../orders/orders.content';
import { checkInContent as content } from './check-in.content';
import type { CheckedInMemberFragment } from './check-in.generated';
import classes from './check-in.module.css';
import { DeskCollection } from './desk-collection';
import { DeskRenewal } from './desk-renewal';

export interface AdmissionDecisions {
  onSkip: () => void;
  onAdmit: (reason: string) => void;
  onRenewed: () => void;
}

interface AdmissionProps extends AdmissionDecisions {
  member: CheckedInMemberFragment;
  /** Whether a payment is what keeps the member out, rather than the pass. */
  isOverdue: boolean;
  /** False if the arrival was not just entered: staff may be typing the next one. */
  takesFocus: boolean;
}

/** Renewal of the pass, the end of its freeze or a payment, letting the member in once with a reason, or neither. */
export function Admission({ member, isOverdue, takesFocus, onSkip, onAdmit, onRenewed }: AdmissionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const admit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return setError(content.reasonMissing);
    onAdmit(reason);
  };
  const { action, Dialog } = isOverdue ? COLLECTION : remedyOf(member);
  const close = (isDone: boolean) => {
    setIsOpen(false);
    if (isDone) onRenewed();
  };
  return (
    <>
      <form className={classes.form} onSubmit={admit} noValidate>
        <Button variant="primary" autoFocus={takesFocus} onClick={() => setIsOpen(true)}>
          {action}
        </Button>
        <TextField
          label={isOverdue ? content.reasonWithDues : content.reason}
          value={reason}
          error={error}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button type="submit">{content.letIn}</Button>
        <Button onClick={onSkip}>{content.skip}</Button>
      </form>
      {isOpen && <Dialog member={member} onClose={close} />}
    </>
  );
}

const COLLECTION = { action: ordersContent.collect.action, Dialog: DeskCollection };

/** The action that makes an inactive pass active. */
function remedyOf({ memberships }: CheckedInMemberFragment) {
  if (runningPass(memberships)?.isFrozen)
    return { action: freezeContent.end.action, Dialog: DeskFreezeDialog };
  return { action: saleAction(memberships), Dialog: DeskRenewal };
}
