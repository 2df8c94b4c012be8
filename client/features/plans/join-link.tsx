import { ActionLink } from '../../components/action-button';
import { For } from '../../components/for';
import { paths } from '../../lib/paths';
import { planFactsContent } from './plan-facts.content';

interface JoinLinkProps {
  variant: 'primary' | 'ghost';
}

/**
 * Link to the passes for guests, whom the guard of that page sends to the log-in first. Members have their membership in
 * its place.
 */
export const JoinLink = ({ variant }: JoinLinkProps) => (
  <>
    <For as={ActionLink} audience="guests" variant={variant} to={paths.passPlans}>
      {planFactsContent.join}
    </For>
    <For as={ActionLink} audience="members" variant="ghost" to={paths.membership}>
      {planFactsContent.membership}
    </For>
  </>
);
