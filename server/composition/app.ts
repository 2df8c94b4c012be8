import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { DataSource } from 'typeorm';
import { apiDescriptions } from './api-descriptions';
import type { ContentCache } from './content-cache';
import { DiskSpace } from '../database/availability';
import { isPoolFull } from '../database/pool';
import { REST_ROUTES } from './parts';
import { uploadKinds } from './upload-kinds';
import { gatewayWebhooks } from './gateway-webhooks';
import { createContext, OPEN_LIMITS, REST_LIMITS, type Context } from '../graphql/context';
import { getEndpoint, getSchema } from './schema';
import { callerOf } from '../http/caller-from-request';
import { clientErrorRoutes } from '../http/client-error-routes';
import { compressResponses } from '../http/compression';
import { crossOriginHeaders } from '../http/cross-origin';
import { DOWNLOADS_PATH, downloadRoutes } from '../http/download-routes';
import { allowMethods, jsonBody } from '../http/endpoint-middleware';
import { errorHandler, GRAPHQL_PATH, sendFailure } from '../http/failures';
import { Capacity } from '../http/capacity';
import { healthRoutes } from '../http/health';
import { refuseUnknownHosts } from '../http/known-hosts';
import type { Proxies } from '../http/proxies';
import { RequestBodies } from '../http/request-bodies';
import { refuseLongPath } from '../http/request-path';
import { RequestSlots, slotOf } from '../http/request-slots';
import { allowIndexing, noIndex } from '../http/search-headers';
import { uploadedFiles } from '../http/uploaded-files';
import { uploadRoutes } from '../http/upload-routes';
import { securityHeaders } from '../http/security-headers';
import type { Clock } from '../lib/clock';
import type { RequestLimits } from '../lib/limits';
import { CLIENT_ERROR_BYTES_MAX } from '../lib/request-limits';
import type { Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { GraphqlRequests } from '../hot-path/graphql-requests';
import { hotPath } from '../hot-path/hot-path';
import { RECEIPTS_PATH, receiptRoutes } from '../receipt-links/receipt-routes';
import { MAILBOX_PATH } from '../mailbox/mailbox-page';
import { mailboxRoutes } from '../mailbox/mailbox-routes';
import { restRoutes } from './rest/mount';
import type { DeveloperPageParts } from '../ssr/developer-routes';
import { pageRoutes, type PageParts } from '../ssr/page-routes';
import { siteRoutes, type SiteParts } from '../ssr/site-routes';

export interface AppParts {
  /** Public origin of the site, as visitors see it. */
  publicUrl: string;
  /** Other origins whose pages may call the API. */
  corsOrigins: readonly string[];
  /** Whether GraphQL answers introspection, and its explorer is open. */
  publishesSchema: boolean;
  dataSource: DataSource;
  services: Services;
  proxies: Proxies;
  limits: RequestLimits;
  /** Whether /dev/mailbox lists the mails of all users; for trials and development only. */
  hasMailbox: boolean;
  clock: Clock;
  logger: Logger;
  contentCache: ContentCache;
  /** Drops everything that is kept of public content. */
  forgetContent: () => void;
  /** Serves the client's files and renders its pages: from the build, or through the development server. */
  client: ClientParts;
}

export interface ClientParts
  extends
    Pick<PageParts, 'render' | 'renderBusyPage' | 'findRenderAddress' | 'assetsOf'>,
    Pick<SiteParts, 'site'>,
    DeveloperPageParts {
  files: RequestHandler;
  hasContentSecurityPolicy: boolean;
}

/**
 * Assembles the application: the hot path, and Express behind it. Middleware and routes of Express run in the order in
 * which they are added here.
 */
export async function createApp(parts: AppParts): Promise<RequestListener> {
  const { publicUrl, dataSource, services, clock, logger, client, contentCache } = parts;
  const { proxies, limits, publishesSchema } = parts;
  const { answers } = contentCache;
  const diskSpace = new DiskSpace();
  const schema = await getSchema();
  const apollo = await getEndpoint(publishesSchema);
  const observer = { logger, onContentChange: parts.forgetContent, onUnavailable: diskSpace.note };
  const isHttps = publicUrl.startsWith('https:');
  const toCaller = (req: IncomingMessage, res: ServerResponse) => callerOf(req, res, { isHttps, proxies });
  const contextOf = (operationLimits: Context['limits']) => (req: IncomingMessage, res: ServerResponse) =>
    createContext({
      services,
      limits: operationLimits,
      observer,
      caller: toCaller(req, res),
      slot: slotOf(res),
    });
  const { bodyBytes: bodyBytesMax, inFlight: inFlightMax } = limits;
  const capacity = new Capacity({ inFlightMax, isDatabaseBusy: () => isPoolFull(dataSource) });
  const slots = new RequestSlots({ limits, proxies, capacity });
  const bodies = new RequestBodies({ limits, proxies });
  const changeWith = (...parsers: RequestHandler[]) => [
    slots.refuseIfFull,
    bodies.limit,
    ...parsers,
    slots.changes,
  ];
  const graphql = new GraphqlRequests({
    apollo,
    contextOf: contextOf(OPEN_LIMITS),
    slots,
    answers,
    limits,
  });

  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.use(noIndex);
  app.use(healthRoutes(dataSource, diskSpace));
  app.use(compressResponses());
  app.use(apiDescriptions({ pages: client, schema, publicUrl, publishesSchema }));
  app.all(
    GRAPHQL_PATH,
    allowMethods('GET', 'POST'),
    bodies.limit,
    jsonBody(bodyBytesMax),
    slots.queries,
    (req: Request, res: Response) => graphql.answer(req, res, { body: req.body, key: graphql.keyOf(req) }),
  );
  app.use(
    clientErrorRoutes({
      readBody: changeWith(...jsonBody(CLIENT_ERROR_BYTES_MAX)),
      log: (req, res) => services.clientErrors.log(toCaller(req, res), req.body),
    }),
  );
  app.use('/uploads', slots.changes);
  app.use(uploadRoutes(proxies, uploadKinds(services)));
  app.use(DOWNLOADS_PATH, slots.queries);
  app.use(downloadRoutes({ proxies, open: (link) => services.studioExports.open(link) }));
  app.use(RECEIPTS_PATH, slots.queries);
  app.use(receiptRoutes({ proxies, open: (link) => services.receiptFiles.open(link) }));
  if (parts.hasMailbox) {
    app.use(MAILBOX_PATH, slots.queries);
    app.use(mailboxRoutes(dataSource, services.receiptFiles));
  }
  const rawBody = express.raw({ type: () => true, limit: bodyBytesMax });
  app.use(gatewayWebhooks(services, logger, changeWith(rawBody)));
  app.use(
    restRoutes({
      routes: REST_ROUTES,
      apollo,
      contextOf: contextOf(REST_LIMITS),
      limitQueries: slots.queries,
      readBody: changeWith(...jsonBody(bodyBytesMax)),
      answers,
    }),
  );
  app.use('/api', (req, res) => {
    sendFailure(req, res, { code: 'NOT_FOUND', message: 'There is no such endpoint.' });
  });
  app.use(allowIndexing);
  app.use(siteRoutes({ site: client.site, services, publicUrl, limitQueries: slots.queries }));
  app.use(uploadedFiles(services.storage));
  app.use(client.files);
  app.use(
    pageRoutes({
      render: client.render,
      renderBusyPage: client.renderBusyPage,
      findRenderAddress: client.findRenderAddress,
      assetsOf: client.assetsOf,
      cache: contentCache.pages,
      answers,
      schema,
      services,
      observer,
      clock,
      logger,
      publicUrl,
      slots,
    }),
  );
  app.use(errorHandler(logger));
  const refuseHost = parts.hasMailbox ? refuseUnknownHosts(publicUrl) : () => undefined;
  const securityHeadersOf = securityHeaders({
    isHttps,
    hasContentSecurityPolicy: client.hasContentSecurityPolicy,
    checkoutSources: () => services.gateways.online.map(({ sources }) => sources),
  });
  const crossOriginHeadersOf = crossOriginHeaders({
    origins: parts.corsOrigins,
    paths: [GRAPHQL_PATH, ...REST_ROUTES.map(({ path }) => path)],
  });
  return hotPath({
    refusalOf: (req) => refuseLongPath(req) ?? refuseHost(req),
    logger,
    addressOf: (req) => proxies.clientOf(req).address,
    headersOf: (req) => ({ ...securityHeadersOf(req), ...crossOriginHeadersOf(req) }),
    answers,
    graphql,
    other: (req, res) => {
      res.setMaxListeners(LISTENERS_MAX);
      void app(req, res);
    },
  });
}

/** For the end of a response: limits, log and compression listen to it, and streams that are sent add some more. */
const LISTENERS_MAX = 20;
