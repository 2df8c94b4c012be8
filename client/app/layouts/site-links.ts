import { generatePath } from 'react-router-dom';
import { paths } from '#common/paths';
import type { Audience } from '../../lib/audience';
import { prefetchAnswer } from '../../lib/page-data';
import { pageRoutes, preparePage } from '../routes';
import { siteContent } from '../site.content';

export interface NavEntry {
  href: string;
  label: string;
  audience: Audience | undefined;
  /** Loads the page's code and data before the link is pressed. */
  preload: () => void;
}

/** The pages with a label for the navigation. */
export const navEntries: NavEntry[] = pageRoutes.flatMap(({ path, navLabel, navFor }) => {
  if (!navLabel) return [];
  const href = generatePath(path);
  return {
    href,
    label: navLabel,
    audience: navFor,
    preload: () => void preparePage({ pathname: href, search: '' }, prefetchAnswer),
  };
});

/** Links to the pages with a label for one place. */
const linksIn = (labelName: 'footerLabel' | 'accountLabel'): { href: string; label: string }[] =>
  pageRoutes.flatMap(({ path, [labelName]: label }) => (label ? [{ href: generatePath(path), label }] : []));

/** Links in the footer, after those of the navigation. */
export const footerLinks = linksIn('footerLabel');

/** The workout planner is a tab of a page and has no route of its own. */
const memberLinks = [...linksIn('accountLabel'), { href: paths.workoutPlan, label: siteContent.planner }];

/** Links of the account menu, and of the menu in narrow windows. */
export const accountLinks: { href: string; label: string; audience: Audience }[] = [
  { href: paths.login, label: siteContent.signIn, audience: 'guests' },
  ...memberLinks.map((link) => ({ ...link, audience: 'members' as const })),
];
