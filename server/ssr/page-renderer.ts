import type { GraphQLSchema } from 'graphql';
import type { Context } from '../graphql/context';

/** Files of the client build that a page links to. */
export interface PageAssets {
  script: string;
  styles: string[];
  preloads: string[];
}

export interface PageRequest {
  /** Path as asked for; no page depends on the query while it is drawn. */
  path: string;
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

export type PageResult =
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'page'; status: 200 | 503; html: string; errors: unknown[] };

/** The client's server entry: the one place where the server enters the client's code. */
export type RenderPage = (request: PageRequest) => Promise<PageResult>;
