import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { pathOf } from './request-path';

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

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce in this response's content security policy. */
export const nonceOf = (res: ServerResponse): string => nonces.get(res)!;

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
const NONCE_BYTES = 16;
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** Paths that contain a secret: the token of a verification link (page and API), or the id of diet details. */
const HOLDS_SECRET = /^\/(verify-email|api\/user\/verify-email|get-user-details)(\/|$)/i;

/** Stands for the nonce in the prepared headers. */
const NONCE = '{nonce}';

/** Sets the security headers and a nonce on a response. */
export type SetSecurityHeaders = (req: IncomingMessage, res: ServerResponse) => void;

/** Prepares the security headers, which differ between responses only in the nonce and in what some paths may do. */
export function securityHeaders(settings: SecuritySettings): SetSecurityHeaders {
  const ordinary = headersOf(settings, { scansCodes: false });
  const scanning = headersOf(settings, { scansCodes: true });
  return (req, res) => {
    const path = pathOf(req);
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    nonces.set(res, nonce);
    for (const [name, value] of SCANS_CODES.test(path) ? scanning : ordinary)
      res.setHeader(name, value.includes(NONCE) ? value.replaceAll(NONCE, nonce) : value);
    if (HOLDS_SECRET.test(path)) res.setHeader('Referrer-Policy', 'no-referrer');
  };
}

type Headers = [name: string, value: string][];

function headersOf(settings: SecuritySettings, { scansCodes }: { scansCodes: boolean }): Headers {
  const { isHttps, hasContentSecurityPolicy, checkoutSources = [] } = settings;
  const nonce = `'nonce-${NONCE}'`;
  const directives = {
    defaultSrc: ["'none'"],
    scriptSrc: [
      "'self'",
      nonce,
      ...(scansCodes ? ["'wasm-unsafe-eval'"] : []),
      ...checkoutSources.flatMap(({ scripts }) => scripts),
    ],
    styleSrc: ["'self'", nonce],
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
  const setHeaders = helmet({
    contentSecurityPolicy: hasContentSecurityPolicy && { useDefaults: false, directives },
    // The checkout opens banks in a popup and needs a reference to it.
    crossOriginOpenerPolicy: {
      policy: checkoutSources.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
    },
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const camera = scansCodes ? 'camera=(self)' : 'camera=()';
  return [...setBy(setHeaders), ['Permissions-Policy', `${camera}, ${PERMISSIONS}`]];
}

/** The headers that a middleware sets on every response. */
function setBy(middleware: ReturnType<typeof helmet>): Headers {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, (error) => {
    if (error) throw error as Error;
  });
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
}
