import { Button } from '../../../components/button';
import { formatDay } from '../../../lib/format-day';
import { useHasPermission } from '../../../lib/permissions';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { deskWaivers as content } from '../waivers/desk-waivers.content';
import { drawerContent } from './drawer.content';
import { Fact } from './fact';
import classes from './member-drawer.module.css';

type MemberWaiver = NonNullable<WaiverOfMemberFragment['waiver']>;

interface WaiverFactProps {
  waiver: MemberWaiver | null;
  onRecord: () => void;
}

/**
 * The state of the waiver, with a button to record its acceptance if that is missing; nothing if the studio has no
 * waiver.
 */
export function WaiverFact({ waiver, onRecord }: WaiverFactProps) {
  const mayRecord = useHasPermission('members:add');
  if (!waiver) return null;
  return (
    <Fact name={drawerContent.facts.waiver}>
      <div className={classes.invitation}>
        <span>{textOf(waiver)}</span>
        {mayRecord && !waiver.isAccepted && <Button onClick={onRecord}>{content.record.action}</Button>}
      </div>
    </Fact>
  );
}

function textOf({ isAccepted, acceptance }: MemberWaiver): string {
  if (!acceptance) return content.none;
  const day = formatDay(acceptance.acceptedAt);
  return isAccepted ? content.accepted(acceptance.name, day, acceptance.way) : content.acceptedBefore(day);
}
