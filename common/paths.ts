/** Search parameter of the exercise hub: id of the open exercise. */
export const EXERCISE_PARAMETER = 'exercise';

/** Search parameter of the workout plan: id of the saved plan that is shown. */
export const SAVED_PLAN_PARAMETER = 'plan';

/** Search parameter of an exercise: number of the plan's day from which it was opened, the anchor `#day-3` of the plan. */
export const PLAN_DAY_PARAMETER = 'day';

/** All addresses of the site; besides them, only `server/lib/links.ts` spells some out, for mails. */
export const paths = {
  home: '/home',
  service: '/service',
  whyJoin: '/why-join',
  trainers: '/trainers-details',
  photos: '/photos',
  /** The capital letter is part of the published address. */
  diet: '/Diet',
  workoutPlan: '/Diet?tab=workout-plan',
  savedWorkoutPlan: (planId: string) => `/Diet?tab=workout-plan&${SAVED_PLAN_PARAMETER}=${planId}`,
  review: '/review',
  passPlans: '/pass-membership-plans',
  feastPlans: '/feast-membership-plans',
  /** What follows the # is the token of the link. */
  pay: '/pay',
  membership: '/membership',
  wellness: '/wellness',
  progress: '/progress',
  blog: '/our-blog',
  article: (articleId: string) => `/blog/${articleId}`,
  exerciseHub: '/exercise-hub',
  exercise: (exerciseId: string) => `/exercise-hub?${EXERCISE_PARAMETER}=${exerciseId}`,
  login: '/login',
  signUp: '/signup',
  claim: '/claim',
  /** What follows the # is the token of the invitation. */
  staffInvitation: '/staff-invitation',
  /** What follows the # is the token of the set-up link. */
  setUp: '/setup',
  verifyEmail: (token: string) => `/verify-email/${token}`,
  cancelSignUp: (token: string) => `/verify-email/${token}/not-me`,
  registration: '/register',
  forgotPassword: '/forgot-password',
  oneTimePassword: '/one-time-password',
  newPassword: '/new-password',
  /** Shown after a password reset. */
  allDone: '/all-done',
  profile: '/user-profile-form',
  account: '/account',
  changePassword: '/change-password',
  secondFactor: '/second-factor',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  adminDashboard: '/admin-dashboard',
  checkInDesk: '/admin-dashboard?tab=check-in',
  kiosk: '/check-in/kiosk',
  offline: '/offline',
};

/** Search parameter of the log-in and the account pages around it: where the visitor continues afterwards. */
export const NEXT_PARAMETER = 'next';

/** URL of the log-in or a related page, such as the sign-up, with the path that the visitor wanted to open. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;
