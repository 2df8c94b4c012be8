import { paths } from '#common/paths';

const sentHere = (purpose: string): string => `Log in to ${purpose}.`;

const TO_JOIN = 'Log in or register to join.';

/** The pages that redirect or link to the log-in, with the reason that it shows. */
export const LOGIN_REASONS: Readonly<Record<string, string>> = {
  [paths.passPlans]: TO_JOIN,
  [paths.feastPlans]: TO_JOIN,
  /** Documented text, which must not change; see "Texts on screen" in CONTRIBUTING.md. */
  [paths.adminDashboard]: 'Please log in to access this page',
  [paths.trainers]: sentHere('see the trainers'),
  [paths.review]: sentHere('add your review'),
  [paths.diet]: sentHere('see the diet plan'),
  [paths.wellness]: sentHere('see your wellness page'),
  [paths.progress]: sentHere('see your progress'),
  [paths.membership]: sentHere('see your membership'),
  [paths.profile]: sentHere('see your profile'),
  [paths.account]: sentHere('see your account'),
  [paths.changePassword]: sentHere('change your password'),
  [paths.secondFactor]: sentHere('set up your second factor'),
  [paths.article(':articleId')]: sentHere('read the article'),
};

export const OTHER_LOGIN_REASON = sentHere('open that page');
