import type { PlanType } from '#common/plans';

/** Parameter of the exercise hub's address that names the exercise that lies open. */
export const EXERCISE_PARAMETER = 'exercise';

/** Parameter of the workout plan's address: which saved plan is shown, by its id. */
export const SAVED_PLAN_PARAMETER = 'plan';

/** Addresses of the site; nothing else writes one. */
export const paths = {
  home: '/home',
  service: '/service',
  whyJoin: '/why-join',
  trainers: '/trainers-details',
  photos: '/photos',
  /** In this case, as the specification writes it (2). */
  diet: '/Diet',
  workoutPlan: '/Diet?tab=workout-plan',
  savedWorkoutPlan: (planId: string) => `/Diet?tab=workout-plan&${SAVED_PLAN_PARAMETER}=${planId}`,
  review: '/review',
  passPlans: '/pass-membership-plans',
  feastPlans: '/feast-membership-plans',
  membership: '/membership',
  wellness: '/wellness',
  progress: '/progress',
  blog: '/our-blog',
  article: (articleId: string) => `/blog/${articleId}`,
  exerciseHub: '/exercise-hub',
  exercise: (exerciseId: string) => `/exercise-hub?${EXERCISE_PARAMETER}=${exerciseId}`,
  login: '/login',
  signUp: '/signup',
  verifyEmail: (token: string) => `/verify-email/${token}`,
  registration: '/register',
  forgotPassword: '/forgot-password',
  oneTimePassword: '/one-time-password',
  newPassword: '/new-password',
  allDone: '/all-done',
  profile: '/user-profile-form',
  account: '/account',
  changePassword: '/change-password',
  terms: '/terms-of-use',
  privacy: '/privacy-policy',
  adminDashboard: '/admin-dashboard',
  offline: '/offline',
};

/** Parameter of the log-in's address, and of the steps around it: where the visitor goes on afterwards. */
export const NEXT_PARAMETER = 'next';

/** A step of the way in that remembers where the visitor wanted to go. */
export const withNext = (path: string, next: string | null): string =>
  next === null ? path : `${path}?${NEXT_PARAMETER}=${encodeURIComponent(next)}`;

/** Pages that a visitor is asked to log in for; the server draws the log-in and the sign-up for each of them. */
export const returnPaths: readonly string[] = [
  paths.passPlans,
  paths.feastPlans,
  paths.membership,
  paths.trainers,
  paths.review,
  paths.diet,
  paths.wellness,
  paths.progress,
  paths.profile,
  paths.account,
  paths.adminDashboard,
];

/** Where each kind of plan is sold. */
export const planPaths: Record<PlanType, string> = { pass: paths.passPlans, nutrition: paths.feastPlans };

/** Parameter of these addresses: which plan is chosen, by its slug. */
export const PLAN_PARAMETER = 'plan';

/** Where the server hands out a receipt, to who may read it. */
export const receiptFile = (receiptId: string): string => `/api/user/receipts/${receiptId}`;
