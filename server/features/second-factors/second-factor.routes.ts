import { completeSignInForm } from '#common/auth/second-step.form';
import { RestCompleteSignInDocument } from './second-factor.routes.generated';
import { route } from '../../rest/route';

/** The second step of a log-in. */
export const secondFactorRoutes = [
  route({
    method: 'POST',
    path: '/api/user/complete-sign-in',
    summary:
      'Completes the log-in of an account with a second factor, with the `challenge` that signIn answers and a code.',
    requestBody: completeSignInForm,
    document: RestCompleteSignInDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ completeSignIn }) => completeSignIn,
  }),
];
