import { matchPath, type Location } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Why somebody logs in, by the page that asked for it. */
const PURPOSES: [path: string, purpose: string][] = [
  [paths.trainers, 'see the trainers'],
  [paths.review, 'add your review'],
  [paths.diet, 'see the diet plan'],
  [paths.wellness, 'see your wellness page'],
  [paths.progress, 'see your progress'],
  [paths.passPlans, 'see the membership plans'],
  [paths.feastPlans, 'see the membership plans'],
  [paths.membership, 'see your membership'],
  [paths.profile, 'see your profile'],
  [paths.account, 'see your account'],
  [paths.changePassword, 'change your password'],
  [paths.article(':articleId'), 'read the article'],
];

export const purposeOf = (pathname: string): string =>
  PURPOSES.find(([path]) => matchPath(path, pathname))?.[1] ?? 'open that page';

/** Where a guard found the visitor, as it told the log-in; null for who came by themselves. */
export function originOf({ state }: Location): { pathname: string; address: string } | null {
  const { from } = (state ?? {}) as { from?: Partial<Location> | null };
  if (typeof from?.pathname !== 'string') return null;
  const { pathname, search = '', hash = '' } = from;
  return { pathname, address: `${pathname}${search}${hash}` };
}
