import { paths } from '#common/paths';
import { AuthFrame } from '../auth/auth-frame';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { useLinkToken } from '../../lib/use-link-token';
import { AcceptForm } from './accept-form';
import { staffInvitationContent as content } from './staff-invitation.content';
import { useStaffInvitationOfQuery } from './staff-invitation.generated';

/** The page of the mailed link, whose token is in the fragment, which only the browser reads. */
export function Page() {
  const token = useLinkToken();
  return (
    <AuthFrame title={content.title} description={content.description()} path={paths.staffInvitation}>
      {token !== null && <Invitation token={token} />}
    </AuthFrame>
  );
}

function Invitation({ token }: { token: string }) {
  const query = useStaffInvitationOfQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  return (
    <QueryBoundary query={query} loading={<Loading />} failed={content.loadFailed}>
      {({ staffInvitation: invitation }) =>
        invitation ? (
          <AcceptForm token={token} {...invitation} />
        ) : (
          <FormAlert notice={{ message: content.invalid }} keepsFocus />
        )
      }
    </QueryBoundary>
  );
}

const Loading = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
