import type { ApolloServer } from '@apollo/server';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { parse } from 'graphql';
import { isErrorCode } from '#common/error-codes';
import type { Context } from '../graphql/context';
import { executeInProcess } from '../graphql/in-process';
import { allowMethods } from '../http/doors';
import { sendFailure } from '../http/failures';
import { REST_ROUTES, type RestRoute } from './routes';

const PUBLIC_CACHE = 'public, max-age=60, stale-while-revalidate=600';
const NO_CACHE = 'private, no-store';

const METHODS = { GET: 'get' } as const satisfies Record<RestRoute['method'], string>;

type ContextOf = (req: Request) => Context;

/** Opens every row of the table as a route; the operation runs in process, with the same checks as at /graphql. */
export function restRoutes(apollo: ApolloServer<Context>, contextOf: ContextOf): Router {
  const router = Router({ caseSensitive: true });
  for (const path of new Set(REST_ROUTES.map((route) => route.path))) {
    const rows = REST_ROUTES.filter((route) => route.path === path);
    router.all(
      path,
      allowMethods(...rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))),
    );
    for (const row of rows) router[METHODS[row.method]](row.path, answer(apollo, contextOf, row));
  }
  return router;
}

function answer(apollo: ApolloServer<Context>, contextOf: ContextOf, row: RestRoute): RequestHandler {
  const document = parse(row.document);
  return async (req, res) => {
    const variables = row.variables({ query: req.query });
    const { data, errors } = await executeInProcess(apollo, { document, variables, context: contextOf(req) });
    const [error] = errors;
    if (error || !data) {
      const code = error?.extensions?.['code'];
      sendFailure(req, res, {
        code: isErrorCode(code) ? code : 'INTERNAL_SERVER_ERROR',
        message: error?.message ?? 'Something went wrong.',
        fields: error?.extensions?.['fields'] as Record<string, string> | undefined,
      });
      return;
    }
    res.set('Cache-Control', row.isCacheable ? PUBLIC_CACHE : NO_CACHE);
    linkToNextPage(req, res, row.pageInfo?.(data));
    res.json(row.body(data));
  };
}

function linkToNextPage(
  req: Request,
  res: Response,
  pageInfo: ReturnType<NonNullable<RestRoute['pageInfo']>> | undefined,
) {
  if (!pageInfo?.hasNextPage || !pageInfo.endCursor) return;
  const query = new URLSearchParams({
    ...(typeof req.query['first'] === 'string' ? { first: req.query['first'] } : {}),
    after: pageInfo.endCursor,
  });
  res.set('Link', `<${req.path}?${query.toString()}>; rel="next"`);
}
