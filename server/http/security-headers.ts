import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

export interface SecuritySettings {
  /** Whether browsers reach the product over https only. */
  isHttps: boolean;
  /** Off in development only, where the module server adds scripts of its own. */
  hasContentSecurityPolicy: boolean;
  /** What forms of others need, that are opened over a page; pages follow each other in one document, so all allow it. */
  forms?: FormSources[];
}

export interface FormSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

/** The nonce that this response's content security policy lets run. */
export const nonceOf = (res: Response): string => String(res.locals['nonce']);

/** What browsers let pages use; the site uses none of it, and payment forms bring their own frames. */
const UNUSED = [
  'camera',
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

/** Addresses that hold a secret: links of verification mails, at both doors, and numbers that open diet details. */
const HOLDS_SECRET = /^\/(verify-email|api\/user\/verify-email|get-user-details)(\/|$)/i;

const policies: RequestHandler = (req, res, next) => {
  res.set('Permissions-Policy', PERMISSIONS);
  if (HOLDS_SECRET.test(req.path)) res.set('Referrer-Policy', 'no-referrer');
  next();
};

/** Sets the security headers and a nonce for each response. */
export function securityHeaders(settings: SecuritySettings): RequestHandler[] {
  const { isHttps, hasContentSecurityPolicy, forms = [] } = settings;
  const makeNonce: RequestHandler = (_req, res, next) => {
    res.locals['nonce'] = randomBytes(16).toString('base64');
    next();
  };
  const withNonce = (_req: IncomingMessage, res: ServerResponse) => `'nonce-${nonceOf(res as Response)}'`;
  const directives = {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", withNonce, ...forms.flatMap(({ scripts }) => scripts)],
    styleSrc: ["'self'", withNonce],
    // Components position themselves with style attributes, which cannot carry a nonce.
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...forms.flatMap(({ pictures }) => pictures)],
    fontSrc: ["'self'"],
    mediaSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    connectSrc: ["'self'", ...forms.flatMap(({ connections }) => connections)],
    ...(forms.length > 0 ? { frameSrc: forms.flatMap(({ frames }) => frames) } : {}),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
  };
  const headers = helmet({
    contentSecurityPolicy: hasContentSecurityPolicy && { useDefaults: false, directives },
    // A bank opens in a window of the form, which has to hear back from it.
    crossOriginOpenerPolicy: { policy: forms.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return [makeNonce, headers, policies];
}
