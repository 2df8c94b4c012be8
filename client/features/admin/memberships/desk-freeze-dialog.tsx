import { useState } from 'react';
import { EndFreezeDialog } from '../../memberships/freeze/end-freeze-dialog';
import { freezeContent } from '../../memberships/freeze/freeze.content';
import { FreezeDialog } from '../../memberships/freeze/freeze-dialog';
import { memberName } from '../members/member-name';
import { runningPass } from './listed-membership';
import type { MemberOfFreezeFragment } from './memberships.generated';
import { useMembershipDesk } from './use-membership-desk';

interface DeskFreezeDialogProps {
  member: MemberOfFreezeFragment;
  onClose: (isDone: boolean) => void;
}

/** Freezes the running pass of a member, or ends its freeze. */
export function DeskFreezeDialog({ member, onClose }: DeskFreezeDialogProps) {
  const desk = useMembershipDesk(member);
  // The pass when the dialog was opened: its own change arrives before its answer.
  const [pass] = useState(() => runningPass(member.memberships));
  const close = (message: string | null) => {
    if (message !== null) desk.frozen(message);
    onClose(message !== null);
  };
  if (!pass) return null;
  if (pass.freeze) return <EndFreezeDialog pass={pass} freeze={pass.freeze} onClose={close} />;
  const title = freezeContent.freeze.title(memberName(member));
  return <FreezeDialog title={title} pass={pass} memberId={member.id} onClose={close} />;
}
