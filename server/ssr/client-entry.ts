/** Types of the client's server entry, and of what the server passes to it and gets back. */
import type { GraphQLSchema } from 'graphql';
import type { DatedContent } from '#common/dated-content';
import type { OpenApiDocument } from '#common/open-api';
import type { StudioFacts } from '#common/studio';
import type { Context } from '../graphql/context';

/** Files of the client build that a page needs. */
export interface PageAssets {
  script: string;
  styles: string[];
  /** The concatenated text of `styles`; only for the built client. */
  styleText?: string;
  preloads: string[];
}

export interface PageRequest {
  /** The address to render, as `findRenderAddress` returned it. */
  address: string;
  /** Public origin of the site, for canonical URLs. */
  publicUrl: string;
  studio: StudioFacts;
  /** Time of rendering, in milliseconds since the epoch; the browser hydrates with the same time. */
  renderedAt: number;
  /** Placeholder in the HTML that is replaced with the nonce of each response. */
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

export interface RenderedPage {
  kind: 'page';
  status: 200 | 503;
  html: string;
  errors: unknown[];
}

/** The page has no content of its own; the page at `address` is sent in its place. */
export interface SamePage {
  kind: 'same';
  address: string;
}

export type PageResult = RedirectResult | RenderedPage | SamePage;

/** The part of an address that determines what is rendered. */
export interface RenderAddress {
  address: string;
  /** False for addresses with too many variants, such as free search text. */
  isCacheable: boolean;
}

export type FindRenderAddress = (
  pathname: string,
  search: URLSearchParams,
) => RenderAddress | Promise<RenderAddress>;

export type RenderPage = (request: PageRequest) => Promise<PageResult>;

/** Renders the page that is sent in place of any page while the server is overloaded. It loads no data and no code. */
export type RenderBusyPage = (request: Pick<PageRequest, 'nonce' | 'assetsOf' | 'studio'>) => Promise<string>;

/** A page for people who write programs. It is the same for everybody. */
export interface DeveloperPageRequest {
  /** Placeholder in the HTML that is replaced with the nonce of each response. */
  nonce: string;
  studio: StudioFacts;
  /** Whether there is the explorer of GraphQL. */
  hasExplorer: boolean;
}

/** Files of a page that has an entry of its own. */
export type EntryAssets = Pick<PageAssets, 'script' | 'styles'>;

export type RenderExplorer = (request: DeveloperPageRequest, assets: EntryAssets) => Promise<string>;

export type RenderApiDocs = (
  request: DeveloperPageRequest & { api: OpenApiDocument },
  assets: EntryAssets,
) => Promise<string>;

/** A page in the sitemap. */
export interface ListedPage {
  path: string;
  changesWith: DatedContent | undefined;
}

/** Facts about the whole site that the client defines, for search engines and for installing the site as an app. */
export interface SiteFacts {
  listedPages: ListedPage[];
  /** Path prefixes that robots.txt disallows. */
  disallowedPaths: string[];
  manifest: (studio: StudioFacts) => Record<string, unknown>;
}

/** The client's server entry, the only module of the client that the server imports. */
export interface ClientEntry {
  render: RenderPage;
  renderBusyPage: RenderBusyPage;
  renderExplorer: RenderExplorer;
  renderApiDocs: RenderApiDocs;
  findRenderAddress: FindRenderAddress;
  site: SiteFacts;
}
