import { Router, type RequestHandler } from 'express';
import { allowMethods, noStore } from '../http/endpoint-middleware';
import type { Logger } from '../lib/logger';
import type { Services } from '../lib/services';

/** Webhooks of the payment gateways. Signatures cover the raw body, so no body parser may run before them. */
export function gatewayWebhooks(services: Services, logger: Logger, readBody: RequestHandler[]): Router {
  const { gateways, payments, refunds, rupeeTests, gatewayEvents } = services;
  const router = Router({ caseSensitive: true });
  router.all(
    '/api/payments/:gateway/webhook',
    (req, _res, next) => next(gateways.onlineNamed(String(req.params['gateway'])) ? undefined : 'route'),
    allowMethods('POST'),
    noStore,
    ...readBody,
    (req, res, next) => {
      const gateway = gateways.onlineNamed(String(req.params['gateway']));
      const intake = { payments, refunds, rupeeTests, gatewayEvents, logger };
      return gateway ? gateway.webhook(intake)(req, res, next) : next();
    },
  );
  return router;
}
