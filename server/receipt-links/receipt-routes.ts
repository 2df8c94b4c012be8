import { Router, type NextFunction, type Request, type Response } from 'express';
import { RECEIPT_PAPERS, type ReceiptPaper } from '#common/receipts/papers';
import { httpOf } from '../graphql/format-error';
import { allowMethods, noStore } from '../http/endpoint-middleware';
import type { Proxies } from '../http/proxies';
import { nonceOf } from '../http/security-headers';
import { AppError, RateLimited } from '../lib/errors';
import type { UndrawnFile } from '../mail/attachment';
import { refusedLinkPage } from './refused-link-page';

export const RECEIPTS_PATH = '/receipts';

interface ReceiptRouteParts {
  proxies: Proxies;
  /** Throws if the link is not valid. */
  open: (link: { token: string; network: string; printOn: ReceiptPaper | null }) => Promise<UndrawnFile>;
}

/** Receipts for whoever has the link. The token in it stands for the log-in. */
export function receiptRoutes({ proxies, open }: ReceiptRouteParts): Router {
  const router = Router({ caseSensitive: true });
  router.all(`${RECEIPTS_PATH}/:token`, allowMethods('GET', 'HEAD'), noStore, async (req, res, next) => {
    const token = String(req.params['token']);
    const printOn = RECEIPT_PAPERS.find((paper) => paper === req.query['print']) ?? null;
    try {
      const file = await open({ token, network: proxies.clientOf(req).network, printOn });
      const content = req.method === 'HEAD' ? null : await file.draw();
      res.set('Content-Disposition', `inline; filename="${file.name}"`).type(file.mediaType);
      if (content) res.send(content);
      else res.end();
    } catch (error) {
      refuse(error, { req, res, next });
    }
  });
  return router;
}

/** A page with the reason for people, the usual answer for programs. */
function refuse(
  error: unknown,
  { req, res, next }: { req: Request; res: Response; next: NextFunction },
): void {
  res.vary('Accept');
  if (!(error instanceof AppError) || req.accepts(['json', 'html']) !== 'html') {
    next(error);
    return;
  }
  const { status, headers } = httpOf(
    error.code,
    error instanceof RateLimited ? error.retryAfterS : undefined,
  );
  const nonce = nonceOf(res);
  res
    .status(status)
    .set(headers)
    .type('html')
    .send(refusedLinkPage({ message: error.message, nonce }));
}
