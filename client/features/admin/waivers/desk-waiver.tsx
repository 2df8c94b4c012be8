import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button';
import { useHasPermission } from '../../../lib/permissions';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { deskWaivers } from './desk-waivers.content';
import { RecordWaiverDialog, type WaiverDialogProps } from './record-waiver-dialog';
import { lacksWaiver } from './waiver-badge';

interface DeskWaiverProps {
  member: WaiverDialogProps['member'] & WaiverOfMemberFragment;
  onRecorded: (member: WaiverOfMemberFragment) => void;
}

/** The button with which the front desk records a waiver that is missing. */
export function DeskWaiver({ member, onRecorded }: DeskWaiverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayRecord = useHasPermission('members:add');
  const close = (recorded: WaiverOfMemberFragment | null) => {
    // Closed first: a closing dialog returns the focus, here to a button that disappears.
    flushSync(() => setIsOpen(false));
    if (recorded) onRecorded(recorded);
  };
  if (!mayRecord || !lacksWaiver(member)) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{deskWaivers.record.action}</Button>
      {isOpen && <RecordWaiverDialog member={member} onClose={close} />}
    </>
  );
}
