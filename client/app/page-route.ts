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
  /** The server sends the page with its data; otherwise a shell that search engines leave alone. */
  ssr: boolean;
  /** What the server draws the page with where the page has no data layer; the browser asks for it on its way there. */
  pageData?: readonly PageQuery[];
  /** Search parameters that the server draws the page by, with the values that it knows; it drops all others. */
  reads?: Record<string, readonly string[]>;
  /** Those with words of the reader's own, and how they are tidied: drawn for each reader, and not kept. */
  readsWords?: Record<string, (words: string) => string>;
  /** Search engines are told of it; every other page tells them to leave it alone. */
  isListed: boolean;
  /** What the page shows besides its own words, where that has a date of its last change. */
  changesWith?: DatedContent;
  /** Word in the navigation, where the page has a place there. */
  navLabel?: string;
  /** Who finds it there, unless everyone does (specification 2). */
  navFor?: Audience;
  /** The exercise button floats over this page (specification 2). */
  hasExerciseButton: boolean;
}
