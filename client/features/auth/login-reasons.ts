import { matchPath } from 'react-router-dom';
import { paths } from '#common/paths';
import { authContent } from './auth.content';

const { sentHere, sentFromAdmin, toJoin } = authContent.login;

/** Reason for the log-in by requested page; the first matching path applies. */
const REASONS: [path: string, reason: string][] = [
  [paths.passPlans, toJoin],
  [paths.feastPlans, toJoin],
  [paths.adminDashboard, sentFromAdmin],
  [paths.trainers, sentHere('see the trainers')],
  [paths.review, sentHere('add your review')],
  [paths.diet, sentHere('see the diet plan')],
  [paths.wellness, sentHere('see your wellness page')],
  [paths.progress, sentHere('see your progress')],
  [paths.membership, sentHere('see your membership')],
  [paths.profile, sentHere('see your profile')],
  [paths.account, sentHere('see your account')],
  [paths.changePassword, sentHere('change your password')],
  [paths.article(':articleId'), sentHere('read the article')],
];

export const reasonFor = (pathname: string): string =>
  REASONS.find(([path]) => matchPath(path, pathname))?.[1] ?? sentHere('open that page');
