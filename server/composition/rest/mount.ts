import type { ApolloServer } from '@apollo/server';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { budgetHeaders } from '../../graphql/api-key-budget';
import { authorize } from '../../graphql/authorize';
import type { Context } from '../../graphql/context';
import { executeInProcess } from '../../graphql/in-process';
import { allowMethods, NO_CACHE } from '../../http/endpoint-middleware';
import type { Failure } from '../../http/failure';
import { sendFailure } from '../../http/failures';
import { NO_INDEX } from '../../http/search-headers';
import { Answer } from '../../hot-path/answer';
import { keyOf, type AnswerCache, type KeepAnswer } from '../../hot-path/answer-cache';
import { AppError } from '../../lib/errors';
import { refuseUnusualShape } from '../../lib/json-shape';
import { failureOf } from './failure';
import { withRequestKey } from './idempotency';
import { pageLinks } from './page-links';
import { refuseOtherIds } from './path-and-body';
import { PUBLIC_CONTENT } from './public-content';
import { refuseUnknownParameters } from './query-parameters';
import { RestFile } from '../../rest/rest-file';
import type { RestAnswer, RestRequest, RestRoute } from '../../rest/route';

const METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  DELETE: 'delete',
} as const satisfies Record<RestRoute['method'], string>;

type ContextOf = (req: Request, res: Response) => Context;

interface RestParts {
  routes: readonly RestRoute[];
  apollo: ApolloServer<Context>;
  contextOf: ContextOf;
  /** Limits the concurrent reads of one network. */
  limitQueries: RequestHandler;
  /** Reads the JSON body of a change, and limits the concurrent changes of one network. */
  readBody: RequestHandler[];
  answers: AnswerCache;
}

/** Mounts the REST routes. Their operations run in process, with the same checks as over /graphql. */
export function restRoutes(parts: RestParts): Router {
  const { routes, limitQueries, readBody } = parts;
  const router = Router({ caseSensitive: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    const rows = routes.filter((route) => route.path === path);
    router.all(path, allowMethods(...rows.flatMap(methodsOf)));
    for (const row of rows) {
      const middleware = row.method === 'GET' ? [limitQueries] : readBody;
      router[METHODS[row.method]](row.path, ...middleware, handlerOf(row, parts));
    }
  }
  return router;
}

/** GET routes also allow HEAD, unless they change something. */
const methodsOf = ({ method, isChange }: RestRoute): string[] =>
  method === 'GET' && !isChange ? ['GET', 'HEAD'] : [method];

type HandlerParts = Pick<RestParts, 'apollo' | 'contextOf' | 'answers'>;

function handlerOf(row: RestRoute, { apollo, contextOf, answers }: HandlerParts): RequestHandler {
  return async (req, res) => {
    const keep = answers.begin(keyOf(req));
    const context = contextOf(req, res);
    const refused = await refusalOf(row, context);
    if (refused) {
      sendFailure(req, res, refused);
      return;
    }
    refuseUnusualShape(req.body);
    refuseUnknownParameters(req, row);
    refuseOtherIds(req, row.path);
    const request = requestOf(req, context);
    const { answer, errors } = await withRequestKey(req, { row, context }, (requestKey, keyed) =>
      row.run(
        { ...request, requestKey },
        {
          execute: (document, variables) => executeInProcess(apollo, { document, variables, context: keyed }),
          askAgain: keyed.askAgain,
        },
      ),
    );
    if (context.answer.charge) res.set(budgetHeaders(context.answer.charge));
    if (answer) await sendAnswer(req, res, { row, request, answer, keep });
    else {
      const failure = failureOf(errors[0], row);
      sendFailure(req, res, { ...failure, more: { ...failure.more, ...row.refusal } });
    }
  };
}

interface Answered {
  row: RestRoute;
  request: Pick<RestRequest, 'hasToken'>;
  answer: RestAnswer;
  keep: KeepAnswer;
}

async function sendAnswer(
  req: Request,
  res: Response,
  { row, request, answer, keep }: Answered,
): Promise<void> {
  const { body, pageInfo } = answer;
  const links = pageInfo && pageLinks(req, pageInfo);
  if (links) res.set('Link', links);
  if (row.isCacheable) res.vary('Authorization');
  if (row.isCacheable && !request.hasToken) {
    const content = contentAnswer(body, links);
    keep(content);
    await content.send(req, res);
    return;
  }
  res.set('Cache-Control', NO_CACHE);
  if (body instanceof RestFile) await body.send(res);
  else res.status(row.status ?? 200).json(body);
}

const contentAnswer = (body: unknown, links: string | undefined) =>
  new Answer({
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...PUBLIC_CONTENT,
      ...NO_INDEX,
      ...(links && { Link: links }),
    },
    body: JSON.stringify(body),
    hasETag: true,
  });

/** Why the caller may not call the route at all; undefined if the operation decides. */
async function refusalOf({ access }: RestRoute, context: Context): Promise<Failure | undefined> {
  if (!access) return undefined;
  const { permission, logInMessage: unauthenticatedMessage } = access;
  try {
    await authorize({ extensions: { permissions: [permission], unauthenticatedMessage } }, context);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message, reason: error.reason };
    throw error;
  }
}

function requestOf({ query, params, body }: Request, { caller }: Context): Omit<RestRequest, 'requestKey'> {
  return {
    query,
    params: params as Record<string, string>,
    hasToken: caller.bearer !== undefined,
    body: (body ?? {}) as RestRequest['body'],
  };
}
