import { LoadFailed } from '../../../components/load-failed';
import { adminContent } from '../admin.content';
import { useMemberChoicesQuery } from '../members/members.generated';
import { RenewDialog } from '../memberships/renew-dialog';
import type { CheckedInMemberFragment } from './check-in.generated';

interface DeskRenewalProps {
  member: CheckedInMemberFragment;
  onClose: (isRenewed: boolean) => void;
}

/** The dialog of the members list that renews a membership, with the plans, which the check-in does not read. */
export function DeskRenewal({ member, onClose }: DeskRenewalProps) {
  const { data, error, refetch } = useMemberChoicesQuery();
  if (error)
    return (
      <LoadFailed
        message={adminContent.loadFailed}
        // The outcome arrives with the query.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return data ? <RenewDialog member={member} offers={data.planOffers} onClose={onClose} /> : null;
}
