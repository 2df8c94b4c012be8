import { paths } from '#common/paths';
import { AuthFrame } from '../auth/auth-frame';
import { ClaimForm } from './claim-form';
import { claimContent as content } from './claim.content';

export const Page = () => (
  <AuthFrame title={content.title} description={content.description()} lead={content.lead} path={paths.claim}>
    <ClaimForm />
  </AuthFrame>
);
