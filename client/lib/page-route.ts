import type { DatedContent } from '#common/dated-content';
import type { Audience } from './audience';
import type { PageQuery } from './page-data';

export type LayoutName = 'public' | 'auth' | 'bare';

/** The visitors who may open a page; others are redirected. */
export type GuardName = 'anyone' | 'member' | 'staff' | 'guest' | 'kiosk';

/** A page of the site, as its feature declares it in `routes.ts`. */
export interface PageRoute {
  path: string;
  /** File of the page below `client/features`, without its extension. */
  page: `${string}/${string}-page`;
  /** Whether the page uses Apollo Client, which is then loaded with it. */
  usesApollo: boolean;
  layout: LayoutName;
  guard: GuardName;
  /** Whether the server renders the page with its data; otherwise it sends a placeholder that the browser replaces. */
  ssr: boolean;
  /** Queries of a page that does not use Apollo Client; run by the server, or by the browser during a navigation. */
  pageData?: readonly PageQuery[];
  /** Listed in the sitemap; every other page has `noindex`. */
  isListed: boolean;
  /** Content with a date of its last change, which the sitemap gives for the page. */
  changesWith?: DatedContent;
  /** Label of the link to the page in the navigation: header, menu of narrow windows and footer. */
  navLabel?: string;
  /** The audience of the link in the navigation; everyone by default. */
  navFor?: Audience;
  /** Label of a link in the footer only. */
  footerLabel?: string;
  /** Label of a link in the account menu of members. */
  accountLabel?: string;
  /** Shows the floating exercise button. */
  hasExerciseButton?: boolean;
}

/** Settings that most routes share. */
export const publicPage = {
  usesApollo: false,
  layout: 'public',
  guard: 'anyone',
  ssr: true,
  isListed: true,
} as const;

export const memberPage = {
  usesApollo: true,
  layout: 'public',
  guard: 'member',
  ssr: false,
  isListed: false,
} as const;
