import { Badge } from '../../../components/badge';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { deskWaivers as content } from './desk-waivers.content';

/** Whether a member still has to accept the waiver. */
export const lacksWaiver = ({ waiver }: Pick<WaiverOfMemberFragment, 'waiver'>): boolean =>
  waiver !== null && !waiver.isAccepted;

/** Says that the waiver is missing, or that its text has changed; nothing if neither is so. */
export function WaiverBadge({ member }: { member: Pick<WaiverOfMemberFragment, 'waiver'> }) {
  if (!lacksWaiver(member)) return null;
  return <Badge tone="warning">{member.waiver?.acceptance ? content.outdated : content.missing}</Badge>;
}
