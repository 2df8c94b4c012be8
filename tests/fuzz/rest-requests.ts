/** Requests to REST: each row of the table of routes, with other methods, types of bodies and headers, too. */
import { namesOf } from '#common/forms/form-fields';
import type { RestRoute } from '#server/rest/route';
import { hostileText, hostileValue } from './hostile-values';
import type { Ids } from './plausible-values';
import type { Random } from './random';
import type { FuzzRequest } from './request';
import { spoil } from './spoiled';

export function restRequest(route: RestRoute, random: Random, ids: Ids): FuzzRequest {
  const method = random.isTrue(0.1) ? random.pick(METHODS) : route.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(route, random, ids);
  const headers = { ...typeOf(body, random), ...oddHeaders(random) };
  return { method, path: pathOf(route, random, ids) + searchOf(route, random), headers, body };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Half of a pair of surrogates cannot be in a URL. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '?')).slice(0, 2000);

const pathOf = ({ path }: RestRoute, random: Random, ids: Ids): string =>
  path.replaceAll(/:\w+/g, () =>
    random.isTrue(0.7) && ids.length > 0 ? random.pick(ids) : encoded(hostileText(random)) || 'none',
  );

const PAGE = ['first', 'after', 'last', 'before'];

function searchOf({ query }: RestRoute, random: Random): string {
  const known = [
    ...(query ? namesOf(query) : []),
    ...(random.isTrue(0.05) ? [...PAGE, 'filter', '__proto__'] : []),
  ];
  const given = known.filter(() => random.isTrue(0.4));
  if (given.length === 0) return random.isTrue(0.03) ? '?%zz&a[b]=c&a=1&a=2' : '';
  const valueFor = (name: string) =>
    encoded(random.isTrue(0.5) ? (LIKELY.get(name) ?? '1') : hostileText(random));
  return `?${given.map((name) => `${name}=${valueFor(name)}`).join('&')}`;
}

const LIKELY = new Map([
  ['first', '2'],
  ['last', '2'],
  ['search', 'a'],
  ['from', '2026-11-01'],
  ['to', '2026-11-30'],
  ['filter', '{}'],
  ['email', 'asha@example.com'],
]);

function bodyOf({ requestBody }: RestRoute, random: Random, ids: Ids): string | undefined {
  if (random.isTrue(0.05)) return random.pick(BROKEN_BODIES);
  if (random.isTrue(0.05)) return JSON.stringify(hostileValue(random));
  const names = [
    ...(requestBody ? namesOf(requestBody) : []),
    ...(random.isTrue(0.1) ? ['userId', '_id'] : []),
  ];
  const given = names.filter(() => random.isTrue(0.8));
  const valueFor = (name: string) =>
    LIKELY_BODY.get(name) ?? random.pick([...LIKELY_VALUES, ...ids.slice(0, 3)]);
  const body = Object.fromEntries(given.map((name) => [name, valueFor(name)]));
  return JSON.stringify(random.isTrue(0.6) ? spoil(body, random) : body);
}

const LIKELY_BODY = new Map<string, unknown>([
  ['email', 'asha@example.com'],
  ['name', 'Asha Rao'],
  ['contact', '+919876500001'],
  ['password', 'Long-enough-2026'],
  ['type', 'workout'],
  ['workout', 'Squats'],
  ['status', 'active'],
  ['plan', 'Offer 1'],
  ['rating', 5],
  ['comment', 'Good'],
  ['message', 'When is it open?'],
  ['gender', 'female'],
  ['age', 30],
  ['bodyMeasurements', { weight: 70, height: 170 }],
]);

const LIKELY_VALUES = [
  'asha@example.com',
  'Long-enough-2026',
  'active',
  'workout',
  'Offer 1',
  '123456',
  5,
  70,
  null,
  {},
];

const BROKEN_BODIES = [
  '{',
  '',
  'null',
  '"text"',
  '[{}]',
  '{"a":1}}',
  '{"a":\u0000}',
  '{"__proto__":null}',
  '9'.repeat(400),
];

function typeOf(body: string | undefined, random: Random): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': random.isTrue(0.9) ? 'application/json' : random.pick(TYPES) };
}

const TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-7',
  ],
  ...['application/json; charset=utf-16le', 'application/xml', '', ';', 'application/json;'.repeat(50)],
];

function oddHeaders(random: Random): Record<string, string> {
  return random.isTrue(0.3) ? random.pick(ODD_HEADERS) : {};
}

const ODD_HEADERS: Record<string, string>[] = [
  { accept: 'application/problem+json' },
  { accept: 'text/html;q=x, */*;q=-1,,,' },
  { 'accept-encoding': 'br;q=0, gzip;q=2, *;q=0' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'zip' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { 'if-modified-since': 'never' },
  { range: 'bytes=-1,5-2' },
  { cookie: 'refreshToken=%%%; a; =b; __proto__=1' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'a key' },
  { 'x-request-id': '#{x}'.repeat(40) },
  { 'x-forwarded-for': 'unknown, ::ffff:999.1.1.1, ,' },
  { origin: 'null' },
  { origin: 'http://[' },
  { host: 'a b' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'a.'.repeat(400)}` },
  { authorization: 'Basic Og==' },
  { 'accept-language': 'x'.repeat(500) },
  { 'x-http-method-override': 'DELETE' },
  { expect: '100-continue' },
];
