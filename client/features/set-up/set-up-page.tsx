import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { useLinkToken } from '../../lib/use-link-token';
import { AuthFrame } from '../auth/auth-frame';
import { OwnerForm } from './owner-form';
import { setUpPageContent as content } from './set-up-page.content';
import { useSetUpLinkQuery } from './set-up.generated';

/** The page of the printed link, whose token is in the fragment, which only the browser reads. */
export function Page() {
  const token = useLinkToken();
  return (
    <AuthFrame title={content.title} description={content.description} path={paths.setUp}>
      {token !== null && <SetUpLink token={token} />}
    </AuthFrame>
  );
}

function SetUpLink({ token }: { token: string }) {
  const query = useSetUpLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  return (
    <QueryBoundary query={query} loading={<Loading />} failed={content.loadFailed}>
      {({ setUpLink: state }) => {
        if (state === 'VALID') return <OwnerForm token={token} />;
        const tone = state === 'HAS_ADMIN' ? 'success' : undefined;
        return (
          <>
            <FormAlert notice={{ message: content.refused[state] }} tone={tone} keepsFocus />
            {state === 'HAS_ADMIN' && (
              <ActionLink variant="primary" to={paths.login}>
                {content.logIn}
              </ActionLink>
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}

const Loading = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);
