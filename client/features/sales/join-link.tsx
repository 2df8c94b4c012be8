import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { planFactsContent } from './plan-facts.content';

/** Link to the passes. The page is for members; its guard sends guests to the log-in first. */
export const JoinLink = ({ variant }: { variant: 'primary' | 'ghost' }) => (
  <ActionLink variant={variant} to={paths.passPlans}>
    {planFactsContent.join}
  </ActionLink>
);
