import type { GraphQLSchema } from 'graphql';
import type { DatedContent } from '#common/dated-content';
import type { Context } from '../graphql/context';

/** Files of the client build that a page links to. */
export interface PageAssets {
  script: string;
  styles: string[];
  /** Text of the styles, one after the other, where they are built. */
  styleText?: string;
  preloads: string[];
}

export interface PageRequest {
  /** Path as asked for, with those search parameters that the page is drawn by. */
  address: string;
  /** Origin of the product, for canonical addresses. */
  publicUrl: string;
  /** Moment of rendering, in milliseconds since the epoch; server and browser show the same one at first. */
  renderedAt: number;
  /** Stands where the response's nonce goes. */
  nonce: string;
  schema: GraphQLSchema;
  context: Context;
  assetsOf: (modules: string[]) => PageAssets;
}

export interface RedirectResult {
  kind: 'redirect';
  status: 301 | 302 | 308;
  location: string;
}

export interface DrawnPage {
  kind: 'page';
  status: 200 | 503;
  html: string;
  errors: unknown[];
}

/** Nothing of its own: what another address shows. */
export interface SamePage {
  kind: 'same';
  address: string;
}

export type PageResult = RedirectResult | DrawnPage | SamePage;

/** The address as far as it decides what is drawn. */
export interface DrawnAddress {
  address: string;
  /** The page is kept under it; not where there are too many of its kind, as with a reader's own words. */
  isKept: boolean;
}

export type FindDrawnAddress = (
  pathname: string,
  search: URLSearchParams,
) => DrawnAddress | Promise<DrawnAddress>;

export type RenderPage = (request: PageRequest) => Promise<PageResult>;

/** A page that search engines are told of. */
export interface ListedPage {
  path: string;
  changesWith: DatedContent | undefined;
}

/** What the client knows of the site as a whole: for search engines, and for whoever installs it. */
export interface SiteFacts {
  listedPages: ListedPage[];
  /** Beginnings of addresses that search engines are asked to keep away from. */
  closedPaths: string[];
  manifest: Record<string, unknown>;
}

/** The client's server entry: the one place where the server enters the client's code. */
export interface ClientEntry {
  render: RenderPage;
  drawnAddress: FindDrawnAddress;
  site: SiteFacts;
}
