import * as z from 'zod/mini';
import { completeSignInForm } from '#common/auth/second-step.form';
import { described } from '../../rest/answers';
import { RestCompleteSignInDocument } from './second-factor.routes.generated';
import { route } from '../../rest/route';

const { challenge, code } = completeSignInForm.shape;

/** The second step of a log-in. */
export const secondFactorRoutes = [
  route({
    method: 'POST',
    path: '/api/user/complete-sign-in',
    summary:
      'Completes the log-in of an account with a second factor, with the `challenge` that signIn answers and a code.',
    subject: 'Account',
    requestBody: z.object({
      challenge: described(challenge, '`challenge` in the body with which signIn answers 401.'),
      code,
    }),
    answer: z.object({ token: z.string(), message: z.string() }),
    document: RestCompleteSignInDocument,
    variables: ({ body }) => ({ input: body }),
    responseBody: ({ completeSignIn }) => completeSignIn,
  }),
];
