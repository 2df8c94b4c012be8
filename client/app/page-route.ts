import type { DatedContent } from '#common/dated-content';
import type { Audience } from '../lib/audience';
import type { PageQuery } from '../lib/page-data';
import type { GuardName } from './guard';
import type { LoadablePage } from './page-loader';

export type LayoutName = 'public' | 'auth' | 'bare';

export interface PageRoute extends LoadablePage {
  path: string;
  layout: LayoutName;
  guard: GuardName;
  /** Whether the server renders the page with its data; otherwise it sends a shell. */
  ssr: boolean;
  /** Queries of a page that does not use Apollo Client; run by the server, or by the browser during a navigation. */
  pageData?: readonly PageQuery[];
  /** Search parameters that affect what the server renders, with their valid values; all others are dropped. */
  reads?: Record<string, readonly string[]>;
  /** Search parameters with free text, and how it is normalised; such a page is rendered each time, never cached. */
  readsWords?: Record<string, (words: string) => string>;
  /** Listed in the sitemap; every other page has `noindex`. */
  isListed: boolean;
  /** Content with a date of its last change, which the sitemap gives for the page. */
  changesWith?: DatedContent;
  /** Label in the navigation, for pages with an entry there. */
  navLabel?: string;
  /** Who sees the entry in the navigation; everyone by default. */
  navFor?: Audience;
  /** Shows the floating exercise button. */
  hasExerciseButton: boolean;
}
