import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { COOKIES, type Caller } from '../lib/caller';
import { callerOf } from './caller-from-request';
import { Proxies } from './proxies';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

interface Settings {
  isHttps?: boolean;
  hops?: number;
  proxies?: string[];
}

/** The caller of a request, and the cookies that `act` sets on the response. */
async function request(
  headers: Record<string, string>,
  { isHttps = false, hops = 1, proxies: addresses = ['127.0.0.1'] }: Settings = {},
  act: (caller: Caller) => void = () => {},
) {
  let caller: Caller | undefined;
  const app = express();
  app.use((req, res) => {
    caller = callerOf(req, res, { isHttps, proxies: new Proxies({ hops, addresses }) });
    act(caller);
    res.end();
  });
  const server = createServer((req, res) => void app(req, res));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const response = await fetch(url, { headers });
  return { caller: caller!, cookies: response.headers.getSetCookie() };
}

test.each([
  ['Bearer abc.def-ghi_j', 'abc.def-ghi_j'],
  ['bearer abc', 'abc'],
  ['BEARER   abc', 'abc'],
  ['Bearer', undefined],
  ['Bearer  ', undefined],
  ['Bearer a b', undefined],
  ['Bearer a,b', undefined],
  ['Basic abc', undefined],
  ['abc', undefined],
  ['XBearer abc', undefined],
])('reads from Authorization: %j the token %j', async (authorization, token) => {
  expect((await request({ authorization })).caller.bearer).toBe(token);
});

test('a request without headers has no token, no cookies and is not cross-origin', async () => {
  const { caller } = await request({ 'user-agent': '' });
  expect(caller).toMatchObject({ userAgent: '', isCrossOrigin: false });
  expect(caller.bearer).toBeUndefined();
  expect(caller.readCookie(COOKIES.refresh)).toBeUndefined();
});

test.each([
  [`${COOKIES.refresh}=abc.def`, 'abc.def'],
  [`other=1; ${COOKIES.refresh}=abc; more=2`, 'abc'],
  [`${COOKIES.refresh}=%E0%A4%A`, '%E0%A4%A'],
  [`${COOKIES.refresh}=first; ${COOKIES.refresh}=second`, 'first'],
  [`x${COOKIES.refresh}=abc`, undefined],
  ['__proto__=abc', undefined],
  [';;;=;', undefined],
])('reads from the cookies %j the refresh token %j', async (cookie, value) => {
  expect((await request({ cookie })).caller.readCookie(COOKIES.refresh)).toBe(value);
});

test('does not read inherited object properties as cookies', async () => {
  const { caller } = await request({ cookie: 'a=b' });
  for (const name of ['constructor', 'toString', '__proto__']) {
    expect(caller.readCookie(name as typeof COOKIES.refresh)).toBeUndefined();
  }
});

test.each([
  ['cross-site', true],
  ['same-site', true],
  ['same-origin', false],
  ['none', false],
])('with Sec-Fetch-Site: %s, isCrossOrigin is %j', async (site, isCrossOrigin) => {
  expect((await request({ 'sec-fetch-site': site })).caller.isCrossOrigin).toBe(isCrossOrigin);
});

const PROXY = '127.0.0.0/8';
const CDN = '203.0.113.7';

test.each([
  ['no proxies', 0, [PROXY], '127.0.0.1'],
  ['one proxy', 1, [PROXY], CDN],
  ['two proxies', 2, [PROXY, CDN], '198.51.100.9'],
  ['two proxies in a network', 2, [PROXY, '203.0.113.0/24'], '198.51.100.9'],
  ['two proxies of which one is left out', 2, [PROXY], CDN],
  ['a peer that is not a proxy', 1, ['10.0.0.0/8'], '127.0.0.1'],
])(
  'behind %s, believes X-Forwarded-For as far as proxies wrote it',
  async (_name, hops, proxies, address) => {
    const headers = { 'x-forwarded-for': `192.0.2.1, 198.51.100.9, ${CDN}` };
    expect((await request(headers, { hops, proxies })).caller.address).toBe(address);
  },
);

test.each([
  ['198.51.100.9', '198.51.100.9', '198.51.100.9'],
  ['::ffff:198.51.100.9', '198.51.100.9', '198.51.100.9'],
  ['2001:DB8::7', '2001:DB8::7', '2001:db8:0:0::/56'],
  [`fe80::1%${'x'.repeat(300)}`, 'fe80::1', 'fe80:0:0:0::/56'],
  ['198.51.100.9:4711', '127.0.0.1', '127.0.0.1'],
  ['<b>', '127.0.0.1', '127.0.0.1'],
  ['1'.repeat(300), '127.0.0.1', '127.0.0.1'],
])('reads from X-Forwarded-For: %s the address %s and the network %s', async (reported, address, network) => {
  expect((await request({ 'x-forwarded-for': reported })).caller).toMatchObject({ address, network });
});

test.each([
  [false, undefined],
  [true, undefined],
  [false, 60_000],
])('sets cookies as HttpOnly and SameSite=Strict (https: %j, lifetime %s)', async (isHttps, lifeMs) => {
  const { cookies } = await request({}, { isHttps }, (caller) =>
    caller.setCookie(COOKIES.refresh, 'id.secret', lifeMs),
  );
  expect(cookies).toHaveLength(1);
  expect(cookies[0]!.split('; ')[0]).toBe(`${isHttps ? '__Host-' : ''}bhor_refresh=id.secret`);
  expect(cookies[0]).toMatch(/; HttpOnly/);
  expect(cookies[0]).toMatch(/; SameSite=Strict/);
  expect(cookies[0]).toMatch(/; Path=\/(;|$)/);
  expect(cookies[0]).not.toMatch(/Domain/i);
  expect(/; Secure/.test(cookies[0]!)).toBe(isHttps);
  if (lifeMs === undefined) expect(cookies[0]).not.toMatch(/Max-Age|Expires/);
  else expect(cookies[0]).toMatch(/; Max-Age=60;/);
});

test.each([
  ['__Host-bhor_refresh=new', true, 'new'],
  ['bhor_refresh=old; __Host-bhor_refresh=new', true, 'new'],
  ['bhor_refresh=planted', true, undefined],
  ['bhor_refresh=old', false, 'old'],
  ['__Host-bhor_refresh=new', false, undefined],
])('reads from the cookies %j (https: %j) the refresh token %j', async (cookie, isHttps, value) => {
  expect((await request({ cookie }, { isHttps })).caller.readCookie(COOKIES.refresh)).toBe(value);
});

test('over https, cookies without the prefix are cleared together with those that have it', async () => {
  const headers = { cookie: 'bhor_refresh=old' };
  const set = await request(headers, { isHttps: true }, (caller) => caller.setCookie(COOKIES.refresh, 'new'));
  expect(set.cookies.map(valueOf)).toEqual(['__Host-bhor_refresh=new', 'bhor_refresh=']);
  const cleared = await request(headers, { isHttps: true }, (caller) => caller.clearCookie(COOKIES.refresh));
  expect(cleared.cookies.map(valueOf)).toEqual(['__Host-bhor_refresh=', 'bhor_refresh=']);
});

test('clears a cookie with the attributes it was set with, or the browser would keep it', async () => {
  const { cookies } = await request({}, { isHttps: true }, (caller) => caller.clearCookie(COOKIES.device));
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(/^__Host-bhor_device=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect(cookies[0]).toMatch(/HttpOnly; Secure; SameSite=Strict/);
});

const valueOf = (cookie: string) => cookie.split('; ')[0];
