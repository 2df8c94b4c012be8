import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { GRAPHQL_PATH } from './failures';
import { pathOf } from './request-path';
import { NO_INDEX } from './search-headers';

export interface SecuritySettings {
  /** Whether the public URL uses https. */
  isHttps: boolean;
  /** Off in development only, where Vite adds scripts without a nonce. */
  hasContentSecurityPolicy: boolean;
  /**
   * Origins that the checkouts of payment gateways load from. Every page allows them: navigation happens within one
   * document, whose policy comes from the first page. They change with the settings.
   */
  checkoutSources?: () => CheckoutSources[];
}

export interface CheckoutSources {
  scripts: string[];
  frames: string[];
  connections: string[];
  pictures: string[];
}

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
/** Features for passkeys: any page may be the first one of a document that later shows the log-in; frames may not use them. */
const PASSKEYS = ['publickey-credentials-create', 'publickey-credentials-get'];
const NONCE_BYTES = 16;
const PERMISSIONS = [
  ...UNUSED.map((feature) => `${feature}=()`),
  ...PASSKEYS.map((feature) => `${feature}=(self)`),
].join(', ');

const REFERRER = 'referrer-policy';

/** Paths that contain a secret: the token of a verification link (page and API) or a receipt, or the id of diet details. */
const HOLDS_SECRET = /^\/(verify-email|api\/user\/verify-email|get-user-details|receipts)(\/|$)/i;

const POLICY = 'content-security-policy';

export type Headers = Readonly<Record<string, string>>;

/** The security headers of a response, without a nonce: only pages have inline code. */
export type SecurityHeadersOf = (req: IncomingMessage) => Headers;

/**
 * The headers of responses with data, which no browser shows as a page: the others are about pages, and together longer
 * than many responses.
 */
const OF_DATA = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]);
const POLICY_OF_DATA = "default-src 'none'; frame-ancestors 'none'";

/**
 * Prepares the security headers, which differ between responses only in what some paths may do. GraphQL operations sent
 * with POST get the headers of data.
 */
export function securityHeaders(settings: SecuritySettings): SecurityHeadersOf {
  let known: { sources: string; kinds: Kinds } | undefined;
  const kindsNow = (): Kinds => {
    const sources = settings.checkoutSources?.() ?? [];
    const text = JSON.stringify(sources);
    if (known?.sources !== text) known = { sources: text, kinds: kindsOf(settings, sources) };
    return known.kinds;
  };
  return (req) => {
    const path = pathOf(req);
    const { ordinary, scanning, secret, data } = kindsNow();
    if (req.method === 'POST' && path === GRAPHQL_PATH) return data;
    if (HOLDS_SECRET.test(path)) return secret;
    return SCANS_CODES.test(path) ? scanning : ordinary;
  };
}

/** The headers of each kind of response. */
type Kinds = Record<'ordinary' | 'scanning' | 'secret' | 'data', Headers>;

function kindsOf(settings: SecuritySettings, checkoutSources: CheckoutSources[]): Kinds {
  const ordinary = headersOf(settings, { scansCodes: false, checkoutSources });
  const ofData = Object.entries(ordinary).filter(([name]) => OF_DATA.has(name));
  return {
    ordinary,
    scanning: headersOf(settings, { scansCodes: true, checkoutSources }),
    secret: { ...ordinary, [REFERRER]: 'no-referrer' },
    data: { [POLICY]: POLICY_OF_DATA, ...NO_INDEX, ...Object.fromEntries(ofData) },
  };
}

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of a response, which its policy allows from now on. To be called before the headers are sent. */
export function nonceOf(res: ServerResponse): string {
  const known = nonces.get(res);
  if (known) return known;
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  nonces.set(res, nonce);
  const policy = res.getHeader(POLICY);
  if (typeof policy === 'string')
    res.setHeader(POLICY, policy.replace(/(script-src|style-src) 'self'/g, `$& 'nonce-${nonce}'`));
  return nonce;
}

function headersOf(
  { isHttps, hasContentSecurityPolicy }: SecuritySettings,
  { scansCodes, checkoutSources }: { scansCodes: boolean; checkoutSources: CheckoutSources[] },
): Headers {
  const directives = {
    defaultSrc: ["'none'"],
    scriptSrc: [
      "'self'",
      ...(scansCodes ? ["'wasm-unsafe-eval'"] : []),
      ...checkoutSources.flatMap(({ scripts }) => scripts),
    ],
    styleSrc: ["'self'"],
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
  return { ...setBy(setHeaders), 'permissions-policy': `${camera}, ${PERMISSIONS}` };
}

/** The headers that a middleware sets on every response. */
function setBy(middleware: ReturnType<typeof helmet>): Headers {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  middleware(req, res, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]));
}
