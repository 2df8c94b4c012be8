import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { OPEN_LIMITS, REST_LIMITS, type Context } from './graphql/context';
import { createEndpoint } from './graphql/endpoint';
import { createSchema } from './graphql/schema';
import { allowMethods, jsonBody } from './http/doors';
import { errorHandler, GRAPHQL_PATH, sendFailure } from './http/failures';
import { healthRoutes } from './http/health';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import type { Clock } from './lib/clock';
import type { Logger } from './lib/logger';
import { restRoutes } from './rest/mount';
import { createServices } from './services';
import type { PageCache } from './ssr/page-cache';
import { pageRoutes, type PageParts } from './ssr/page-routes';

export interface AppParts {
  /** Origin of the product as its visitors see it. */
  publicUrl: string;
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  pageCache: PageCache;
  /** How the client's files and pages reach the browser: built, or through the development server. */
  client: ClientParts;
}

export interface ClientParts extends Pick<PageParts, 'render' | 'assetsOf'> {
  files: RequestHandler;
  hasContentSecurityPolicy: boolean;
}

/** Puts the product together behind one Express application; the order of its parts is the order of this list. */
export async function createApp(parts: AppParts): Promise<Express> {
  const { publicUrl, dataSource, clock, logger, client } = parts;
  const services = createServices(dataSource, clock);
  const schema = await createSchema();
  const apollo = await createEndpoint(schema, logger);
  const contextOf = (limits: Context['limits']): Context => ({ services, limits });

  const app = express();
  app.disable('x-powered-by');
  app.enable('case sensitive routing');
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  app.use(
    securityHeaders({
      isHttps: publicUrl.startsWith('https:'),
      hasContentSecurityPolicy: client.hasContentSecurityPolicy,
    }),
  );
  app.use(healthRoutes(dataSource));
  // A part of a file is a part of its plain bytes.
  app.use(compression({ filter: (req, res) => !req.headers.range && compression.filter(req, res) }));
  app.all(
    GRAPHQL_PATH,
    allowMethods('GET', 'POST'),
    jsonBody(),
    expressMiddleware(apollo, { context: async () => contextOf(OPEN_LIMITS) }),
  );
  app.use(restRoutes(apollo, () => contextOf(REST_LIMITS)));
  app.use('/api', (req, res) => {
    sendFailure(req, res, { code: 'NOT_FOUND', message: 'There is no such call.' });
  });
  app.use(client.files);
  app.use(
    pageRoutes({
      render: client.render,
      assetsOf: client.assetsOf,
      cache: parts.pageCache,
      schema,
      services,
      clock,
      logger,
      publicUrl,
    }),
  );
  app.use(errorHandler(logger));
  return app;
}
