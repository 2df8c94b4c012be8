import { randomUUID } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { readStudio } from '#common/studio';
import { RETRY_AFTER_S } from '../lib/request-limits';
import type { Refuse } from '../http/capacity';
import type { RequestSlots } from '../http/request-slots';
import { createContext, OPEN_LIMITS, type OperationObserver } from '../graphql/context';
import { allowMethods } from '../http/endpoint-middleware';
import { sendError, sendFailure } from '../http/failures';
import { pathOf, searchOf } from '../http/request-path';
import { withoutTokens } from '../http/request-log';
import { NO_INDEX } from '../http/search-headers';
import { nonceOf } from '../http/security-headers';
import { Answer } from '../hot-path/answer';
import { keyOf, type AnswerCache, type KeepAnswer } from '../hot-path/answer-cache';
import type { Clock } from '../lib/clock';
import type { Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { BusyPage } from './busy-page';
import type { PageCache } from './page-cache';
import type {
  RenderAddress,
  RenderedPage,
  FindRenderAddress,
  PageAssets,
  PageResult,
  RedirectResult,
  RenderBusyPage,
  RenderPage,
} from './client-entry';

export interface PageParts {
  render: RenderPage;
  renderBusyPage: RenderBusyPage;
  findRenderAddress: FindRenderAddress;
  assetsOf: (modules: string[]) => PageAssets;
  cache: PageCache;
  answers: AnswerCache;
  schema: GraphQLSchema;
  services: Services;
  observer: OperationObserver;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  /** Limits the concurrent renderings of one network. */
  slots: RequestSlots;
}

/** No page has a file extension (.php, .png), so such a path means a file that does not exist. */
const LOOKS_LIKE_FILE = /\.[A-Za-z0-9]+$/;

/** URL parsers read `//host/path` as the address of another host, and browsers treat a backslash as a slash. */
const OTHER_HOST = /^[/\\]{2,}/;

/** Handles all remaining requests: a rendered page, or a redirect to one. */
export function pageRoutes(parts: PageParts): Router {
  const router = Router();
  // Random for each process, so that content cannot include the placeholder and have a script get the real nonce.
  const placeholder = `nonce-${randomUUID()}`;
  router.use((req, res, next) => {
    if (!LOOKS_LIKE_FILE.test(req.path)) next();
    else sendFailure(req, res, { code: 'NOT_FOUND', message: 'This file was not found.' });
  });
  router.use(allowMethods('GET', 'HEAD'));
  router.use((req, res, next) => {
    if (OTHER_HOST.test(req.path)) res.redirect(302, req.path.replace(OTHER_HOST, '/'));
    else next();
  });
  const { slots, assetsOf, logger } = parts;
  const busyPage = new BusyPage(
    () => parts.renderBusyPage({ nonce: placeholder, assetsOf, studio: readStudio() }),
    placeholder,
    PAGE_HEADERS,
  );
  const refuse: Refuse = (req, res, failure) =>
    void busyPage.send(req, res, failure).catch((error: unknown) => sendError(error, { req, res, logger }));
  router.use(async (req, res, next) => {
    if (await slots.assign(req, res, { refuse })) next();
  });
  router.use(async (req, res) => {
    const address = await parts.findRenderAddress(req.path, new URLSearchParams(searchOf(req)));
    // One address for each page: those with further parameters, or invented tokens, would push out the others.
    const keep = parts.answers.begin(req.originalUrl === address.address ? keyOf(req) : undefined);
    const page = await resolvePage(parts, address, placeholder);
    if (page.kind === 'redirect') redirect(req, res, page);
    else if (page.status === 200 && address.isCacheable)
      await sendCached(page, { req, res, keep, placeholder });
    else send(res, page, placeholder);
  });
  return router;
}

/** Takes the page from the cache or renders it. Pages that turn out to be the same share one entry. */
async function resolvePage(
  parts: PageParts,
  { address, isCacheable }: RenderAddress,
  placeholder: string,
): Promise<RedirectResult | RenderedPage> {
  const render = () => renderPage(parts, address, placeholder);
  const page = await (isCacheable ? parts.cache.get(address, render) : render());
  return page.kind === 'same'
    ? resolvePage(parts, { address: page.address, isCacheable }, placeholder)
    : page;
}

async function renderPage(parts: PageParts, address: string, nonce: string): Promise<PageResult> {
  const { services, observer } = parts;
  const context = createContext({ services, observer, limits: OPEN_LIMITS });
  const result = await parts.render({
    address,
    nonce,
    context,
    publicUrl: parts.publicUrl,
    studio: readStudio(),
    renderedAt: parts.clock.now(),
    schema: parts.schema,
    assetsOf: parts.assetsOf,
  });
  if (result.kind === 'page' && result.errors.length > 0) {
    parts.logger.error(
      {
        err: result.errors[0],
        count: result.errors.length,
        address: withoutTokens(pathOf({ url: address })),
      },
      'page rendered without its data',
    );
  }
  return result;
}

/**
 * 301 and 308 lead to the same page and keep the query string; 302 leads people from a page that does not exist to the
 * home page without it.
 */
function redirect(req: Request, res: Response, { status, location }: RedirectResult): void {
  if (status !== 302) return res.redirect(status, location + searchOf(req));
  res.vary('Accept');
  if (req.accepts(['html', 'json']) === 'json')
    sendFailure(req, res, { code: 'NOT_FOUND', message: 'There is no such page.' });
  else res.redirect(302, location);
}

/** No ETag: a 304 would pair a new nonce in the header with an old one in the page that the browser has stored. */
const PAGE_HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-cache' };

/** Repeats the header that middleware has set for the first response only. */
const keptHeaders = () => (readStudio().isBeingSetUp ? { ...PAGE_HEADERS, ...NO_INDEX } : PAGE_HEADERS);

function send(res: Response, page: RenderedPage, placeholder: string): void {
  if (page.status === 503) res.set('Retry-After', String(RETRY_AFTER_S));
  res
    .status(page.status)
    .set(PAGE_HEADERS)
    .end(page.html.replaceAll(placeholder, nonceOf(res)));
}

/** The answer for each rendered page, however many addresses it has. */
const answerOf = new WeakMap<RenderedPage, Answer>();

interface PageRequest {
  req: Request;
  res: Response;
  keep: KeepAnswer;
  placeholder: string;
}

async function sendCached(page: RenderedPage, { req, res, keep, placeholder }: PageRequest): Promise<void> {
  const answer = answerOf.get(page) ?? new Answer({ headers: keptHeaders(), body: page.html, placeholder });
  answerOf.set(page, answer);
  keep(answer);
  await answer.send(req, res);
}
