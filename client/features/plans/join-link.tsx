import { ActionLink } from '../../components/action-link';
import { useIsFor } from '../../lib/audience';
import { paths } from '../../lib/paths';
import { plansContent } from './plans.content';

const BACK_TO_PLANS = { from: { pathname: paths.passPlans } };

/** To the passes; for guests by way of the log-in, which leads back to them (specification 2). */
export function JoinLink({ variant }: { variant: 'primary' | 'ghost' }) {
  const isForGuests = useIsFor('guests');
  const isForMembers = useIsFor('members');
  return (
    <>
      {isForGuests && (
        <ActionLink variant={variant} to={paths.login} state={BACK_TO_PLANS} data-for="guests">
          {plansContent.join}
        </ActionLink>
      )}
      {isForMembers && (
        <ActionLink variant={variant} to={paths.passPlans} data-for="members">
          {plansContent.join}
        </ActionLink>
      )}
    </>
  );
}
