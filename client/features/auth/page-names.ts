import { matchPath, type Location } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** What the log-in calls the pages that send strangers to it. */
const PAGE_NAMES: [path: string, name: string][] = [
  [paths.trainers, 'the trainers'],
  [paths.review, 'the reviews'],
  [paths.diet, 'the diet plan'],
  [paths.wellness, 'your wellness page'],
  [paths.progress, 'your progress'],
  [paths.passPlans, 'the membership plans'],
  [paths.feastPlans, 'the membership plans'],
  [paths.membership, 'your membership'],
  [paths.profile, 'your profile'],
  [paths.account, 'your account'],
  [paths.changePassword, 'the change of your password'],
  [paths.article(':articleId'), 'the article'],
];

export const nameOfPage = (pathname: string): string =>
  PAGE_NAMES.find(([path]) => matchPath(path, pathname))?.[1] ?? 'that page';

/** Where a guard found the visitor, as it told the log-in; null for who came by themselves. */
export function originOf({ state }: Location): { pathname: string; address: string } | null {
  const { from } = (state ?? {}) as { from?: Partial<Location> | null };
  if (typeof from?.pathname !== 'string') return null;
  const { pathname, search = '', hash = '' } = from;
  return { pathname, address: `${pathname}${search}${hash}` };
}
