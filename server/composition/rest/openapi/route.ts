import { Router } from 'express';
import { Answer } from '../../../hot-path/answer';
import { allowMethods } from '../../../http/endpoint-middleware';
import { NO_INDEX } from '../../../http/search-headers';
import { PUBLIC_CONTENT } from '../public-content';
import { openApiDocument, type Described } from './document';

export const OPENAPI_PATH = '/api/openapi.json';

/** Serves the description of the REST API, which is made at the first request. */
export function openApiRoute(described: Described): Router {
  const router = Router({ caseSensitive: true });
  let known: Answer | undefined;
  router.all(OPENAPI_PATH, allowMethods('GET', 'HEAD'), async (req, res) => {
    known ??= answerWith(openApiDocument(described));
    await known.send(req, res);
  });
  return router;
}

const answerWith = (document: object) =>
  new Answer({
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...PUBLIC_CONTENT,
      ...NO_INDEX,
    },
    body: JSON.stringify(document),
    hasETag: true,
  });
