import { randomUUID } from 'node:crypto';
import { Router, type Request } from 'express';
import type { OpenApiDocument } from '#common/open-api';
import { readStudio } from '#common/studio';
import { allowMethods } from '../http/endpoint-middleware';
import { GRAPHQL_PATH } from '../http/failures';
import { NO_INDEX } from '../http/search-headers';
import type { DeveloperPageRequest } from './client-entry';
import { KeptPage } from './kept-page';

export interface DeveloperPageParts {
  renderExplorer: (request: DeveloperPageRequest) => Promise<string>;
  renderApiDocs: (request: DeveloperPageRequest & { api: OpenApiDocument }) => Promise<string>;
}

interface DeveloperRouteParts extends DeveloperPageParts {
  /** Whether the explorer is open; the description of REST always is. */
  publishesSchema: boolean;
  describeApi: () => OpenApiDocument;
}

const API_DOCS_PATH = '/api/docs';

const HEADERS = {
  ...NO_INDEX,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-cache',
};

/** Pages for people who write programs: the explorer of GraphQL at its endpoint, and the description of REST. */
export function developerRoutes(parts: DeveloperRouteParts): Router {
  const { publishesSchema, describeApi } = parts;
  const router = Router({ caseSensitive: true });
  const nonce = `nonce-${randomUUID()}`;
  const requestNow = () => ({ nonce, studio: readStudio(), hasExplorer: publishesSchema });
  const explorer = new KeptPage(() => parts.renderExplorer(requestNow()), nonce);
  const headers = { ...HEADERS, Vary: 'Accept, Accept-Encoding' };
  // `get` would let the router answer OPTIONS by itself.
  router.all(GRAPHQL_PATH, async (req, res, next) => {
    if (!asksForPage(req)) next();
    else if (publishesSchema) await explorer.send(req, res, { status: 200, headers });
    else res.vary('Accept').redirect(API_DOCS_PATH);
  });
  const docs = new KeptPage(() => parts.renderApiDocs({ ...requestNow(), api: describeApi() }), nonce);
  router.all(API_DOCS_PATH, allowMethods('GET', 'HEAD'), (req, res) =>
    docs.send(req, res, { status: 200, headers: { ...HEADERS, Vary: 'Accept-Encoding' } }),
  );
  return router;
}

/** Whether a browser opens the address, rather than a program that sends a query. */
const asksForPage = (req: Request) =>
  req.method === 'GET' &&
  req.query['query'] === undefined &&
  req.accepts(['application/json', 'application/graphql-response+json', 'html']) === 'html';
