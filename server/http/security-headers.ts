import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

export interface SecuritySettings {
  /** Whether the public URL uses https. */
  isHttps: boolean;
  /** Off in development only, where Vite adds scripts without a nonce. */
  hasContentSecurityPolicy: boolean;
  /**
   * Origins that the checkouts of payment gateways load from. Every page allows them: navigation happens within one
   * document, whose policy is that of the first page.
   */
  checkoutSources?: CheckoutSources[];
}

export interface CheckoutSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

/** The nonce in this response's content security policy. */
export const nonceOf = (res: Response): string => String(res.locals['nonce']);

/** Pages that scan check-in codes: with the camera, and a library in WebAssembly where the browser has no scanner. */
const SCANS_CODES = /^\/(admin-dashboard|check-in\/kiosk)\/?$/i;

/** Browser features that the site does not use and therefore denies to its pages and their frames. */
const UNUSED = [
  'display-capture',
  'geolocation',
  'gyroscope',
  'accelerometer',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
  'serial',
  'hid',
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Paths that contain a secret: the token of a verification link (page and API), or the id of diet details. */
const HOLDS_SECRET = /^\/(verify-email|api\/user\/verify-email|get-user-details)(\/|$)/i;

const policies: RequestHandler = (req, res, next) => {
  const camera = SCANS_CODES.test(req.path) ? 'camera=(self)' : 'camera=()';
  res.set('Permissions-Policy', `${camera}, ${PERMISSIONS}`);
  if (HOLDS_SECRET.test(req.path)) res.set('Referrer-Policy', 'no-referrer');
  next();
};

/** Sets the security headers and a nonce for each response. */
export function securityHeaders(settings: SecuritySettings): RequestHandler[] {
  const { isHttps, hasContentSecurityPolicy, checkoutSources = [] } = settings;
  const makeNonce: RequestHandler = (_req, res, next) => {
    res.locals['nonce'] = randomBytes(16).toString('base64');
    next();
  };
  const withNonce = (_req: IncomingMessage, res: ServerResponse) => `'nonce-${nonceOf(res as Response)}'`;
  const forScripts = (req: IncomingMessage, res: ServerResponse) =>
    SCANS_CODES.test((req as Request).path)
      ? `${withNonce(req, res)} 'wasm-unsafe-eval'`
      : withNonce(req, res);
  const directives = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", forScripts, ...checkoutSources.flatMap(({ scripts }) => scripts)],
    styleSrc: ["'self'", withNonce],
    // Components position themselves with style attributes, which cannot carry a nonce.
    styleSrcAttr: ["'unsafe-inline'"],
    // Pictures of articles, photos and trainers have to be files of the site.
    imgSrc: ["'self'", 'data:', ...checkoutSources.flatMap(({ pictures }) => pictures)],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    connectSrc: ["'self'", ...checkoutSources.flatMap(({ connections }) => connections)],
    ...(checkoutSources.length > 0 ? { frameSrc: checkoutSources.flatMap(({ frames }) => frames) } : {}),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
  };
  const headers = helmet({
    contentSecurityPolicy: hasContentSecurityPolicy && { useDefaults: false, directives },
    // The checkout opens banks in a popup and needs a reference to it.
    crossOriginOpenerPolicy: {
      policy: checkoutSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return [makeNonce, headers, policies];
}
