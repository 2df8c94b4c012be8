import { useApolloClient } from '@apollo/client/react';
import { LoadFailed } from '../../../components/load-failed';
import { adminContent } from '../admin.content';
import { useMemberChoicesQuery } from '../members/members.generated';
import { RenewDialog } from '../members/renew-dialog';
import { MemberToRenewDocument, useMemberToRenewQuery } from './desk-renewal.generated';

interface DeskRenewalProps {
  memberId: string;
  onClose: (hasPass: boolean) => void;
}

/** The dialog of the members list that renews a membership. */
export function DeskRenewal({ memberId, onClose }: DeskRenewalProps) {
  const { cache } = useApolloClient();
  const variables = { id: memberId };
  const { data, error, refetch } = useMemberToRenewQuery({ variables });
  const choices = useMemberChoicesQuery();
  if (error ?? choices.error)
    return (
      <LoadFailed
        message={adminContent.loadFailed}
        onRetry={() => void Promise.all([refetch(), choices.refetch()]).catch(() => undefined)}
      />
    );
  if (!data?.user || !choices.data) return null;
  const close = () => {
    const renewed = cache.readQuery({ query: MemberToRenewDocument, variables })?.user;
    onClose(
      renewed?.memberships.some(({ planType, status }) => planType === 'PASS' && status === 'ACTIVE') ??
        false,
    );
  };
  return <RenewDialog member={data.user} offers={choices.data.planOffers} onClose={close} />;
}
