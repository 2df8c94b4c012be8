import { ActionLink } from '../../components/action-link';
import { paths } from '../../lib/paths';
import { plansContent } from './plans.content';

/** To the passes, which are for members: their guard leads guests by way of the log-in. */
export const JoinLink = ({ variant }: { variant: 'primary' | 'ghost' }) => (
  <ActionLink variant={variant} to={paths.passPlans}>
    {plansContent.join}
  </ActionLink>
);
