import { only, pick, type RestRoute } from './route';

const PROFILE = `
  isProfileComplete name email contact fitnessGoals workoutPreferences
  bodyMeasurements { weight height bmi muscleMass }
`;

interface UpdatedProfile {
  updateProfile: { message: string; profile: Record<string, unknown> };
}

/** Who somebody is: sign-up, log-in, reset and profile (contract 2). */
export const accountRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/api/user/initiate-signup',
    summary: 'Sends a verification mail; the same answer for every address.',
    document: `mutation RestSignUp($input: SignUpInput!) { initiateSignUp(input: $input) { message } }`,
    variables: ({ body }) => ({ input: pick(body, 'email', 'password', 'confirmPassword', 'role') }),
    body: only,
  },
  {
    method: 'GET',
    path: '/api/user/verify-email/:token',
    summary: 'Opens the link of a verification mail. A GET that changes something, because mails hold links.',
    document: `
      mutation RestVerifyEmail($token: String!, $email: String!) {
        verifyEmail(token: $token, email: $email) { success token message }
      }
    `,
    variables: ({ params, query }) => ({ token: params['token'], email: query['email'] ?? '' }),
    body: (data) => withoutNull(only(data)),
    refusal: { success: false },
    isChange: true,
  },
  {
    method: 'POST',
    path: '/api/user/signIn',
    summary: 'Log-in with an e-mail address, user name or phone number; sets the refresh cookie.',
    document: `mutation RestSignIn($input: SignInInput!) { signIn(input: $input) { token message } }`,
    variables: ({ body }) => ({ input: pick(body, 'email', 'password', 'keepLoggedIn') }),
    body: only,
  },
  {
    method: 'POST',
    path: '/api/user/refresh',
    summary: 'A new access token for the refresh cookie, which is renewed as well.',
    document: 'mutation RestRefresh { renewSession { token } }',
    variables: () => ({}),
    body: only,
  },
  {
    method: 'POST',
    path: '/api/user/logout',
    summary: 'Ends the session of the cookie or of the bearer token.',
    document: 'mutation RestLogout { signOut { message } }',
    variables: () => ({}),
    body: only,
  },
  {
    method: 'POST',
    path: '/api/user/forgot-password',
    summary: 'Sends a one-time password, if the address has an account; the same answer for every address.',
    document: `mutation RestForgot($email: String!) { requestPasswordReset(email: $email) { message } }`,
    variables: ({ body }) => pick({ email: undefined, ...body }, 'email'),
    body: only,
  },
  {
    method: 'POST',
    path: '/api/user/verify-otp',
    summary: 'A reset token for a one-time password.',
    document: `mutation RestVerifyOtp($input: VerifyOtpInput!) { verifyOtp(input: $input) { resetToken message } }`,
    variables: ({ body }) => ({ input: pick(body, 'email', 'otp') }),
    body: only,
  },
  {
    method: 'POST',
    path: '/api/user/reset-password',
    summary: 'Sets a new password; every session of the account ends.',
    document: `mutation RestReset($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }`,
    variables: ({ body }) => ({ input: pick(body, 'resetToken', 'password') }),
    body: only,
  },
  {
    method: 'GET',
    path: '/api/user/me',
    summary: 'Who the token belongs to.',
    document: 'query RestMe { me { _id: id name } }',
    variables: () => ({}),
    body: only,
  },
  {
    method: 'GET',
    path: '/api/user/profile',
    summary: 'The profile of the one who asks.',
    document: `query RestProfile { profile { ${PROFILE} } }`,
    variables: () => ({}),
    body: only,
  },
  {
    method: 'PUT',
    path: '/api/user/profile',
    summary: 'Changes the profile: what is absent stays, null clears.',
    document: `
      mutation RestUpdateProfile($input: ProfileInput!) {
        updateProfile(input: $input) { message profile { ${PROFILE} } }
      }
    `,
    variables: ({ body }) => ({
      input: pick(
        body,
        'name',
        'contact',
        'userName',
        'fitnessGoals',
        'workoutPreferences',
        'bodyMeasurements',
      ),
    }),
    body: (data) => {
      const { message, profile } = (data as unknown as UpdatedProfile).updateProfile;
      return { message, ...profile };
    },
  },
];

/** The documented body has no token when there is none. */
function withoutNull(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).filter(([, part]) => part !== null));
}
