import { afterAll, beforeAll, expect, test } from 'vitest';
import { razorpayGateway } from '../features/razorpay/razorpay-gateway';
import { startHarness, type Harness } from '../test/harness';
import { fakeSite } from '../test/fake-site';

const CLIENT = fakeSite({
  render: ({ nonce }) =>
    Promise.resolve({ kind: 'page', status: 200, html: `<script nonce="${nonce}">1</script>`, errors: [] }),
});

let http: Harness;
let https: Harness;
let development: Harness;
beforeAll(async () => {
  [http, https, development] = await Promise.all([
    startHarness(CLIENT),
    startHarness(CLIENT, { publicUrl: 'https://studio.example' }),
    startHarness({ ...CLIENT, hasContentSecurityPolicy: false }),
  ]);
});
afterAll(() => Promise.all([http, https, development].map((harness) => harness.stop())));

async function policyOf(response: Response): Promise<Record<string, string>> {
  await response.text();
  const header = response.headers.get('content-security-policy') ?? '';
  const directives = header.split(';').map((directive) => directive.trim().split(/ (.*)/s));
  return Object.fromEntries(directives.map(([name = '', value = '']) => [name, value]));
}

const nonceIn = (text: string | undefined) => /nonce-([^']+)'/.exec(text ?? '')?.[1];

test('sends a fresh nonce with each page, also with a cached one', async () => {
  const nonces = new Set<string | undefined>();
  for (const path of ['/our-blog', '/our-blog', '/our-blog', '/home']) {
    nonces.add(nonceIn((await policyOf(await http.fetch(path)))['script-src']));
  }
  expect(nonces.size).toBe(4);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});

test('allows no inline code where there is no page', async () => {
  for (const path of ['/articles', '/articles', '/healthz', '/missing.png']) {
    const policy = await policyOf(await http.fetch(path));
    expect([path, policy['script-src'], policy['style-src']]).toEqual([path, "'self'", "'self'"]);
  }
});

test('uses the same nonce in the policy and in the page', async () => {
  for (const path of ['/our-blog', '/our-blog']) {
    const page = await http.fetch(path);
    const html = await page.clone().text();
    const policy = await policyOf(page);
    expect(/nonce="([^"]+)"/.exec(html)?.[1]).toBe(nonceIn(policy['script-src']));
    expect(nonceIn(policy['style-src'])).toBe(nonceIn(policy['script-src']));
  }
});

test('allows only our own scripts and forbids framing', async () => {
  const policy = await policyOf(await http.fetch('/our-blog'));
  expect(policy['script-src']).toMatch(/^'self' 'nonce-[^']+'$/);
  expect(policy['style-src']).not.toContain('unsafe');
  expect(policy['default-src']).toBe("'none'");
  expect(policy['object-src']).toBe("'none'");
  expect(policy['base-uri']).toBe("'none'");
  expect(policy['frame-ancestors']).toBe("'none'");
  expect(policy['form-action']).toBe("'self'");
  expect(policy['connect-src']).toBe("'self'");
  const loosened = Object.entries(policy).filter(([, value]) => /unsafe|\*|https?:/.test(value));
  expect(loosened).toEqual([['style-src-attr', "'unsafe-inline'"]]);
});

test('with Razorpay, allows its checkout and no other third party', async () => {
  const account = { keyId: 'rzp_test_1', keySecret: 'one', webhookSecrets: ['two'] };
  const gateways = [razorpayGateway({ ...account, apiUrl: undefined })];
  const harness = await startHarness(CLIENT, { gateways });
  const page = await harness.fetch('/our-blog');
  const policy = await policyOf(page);
  const hosts = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name, value.match(/https?:\S+/g) ?? []]),
  );
  expect(Object.entries(hosts).filter(([, named]) => named.length > 0)).toEqual([
    ['script-src', ['https://checkout.razorpay.com', 'https://cdn.razorpay.com']],
    ['img-src', ['https://cdn.razorpay.com']],
    ['connect-src', ['https://lumberjack.razorpay.com', 'https://lumberjack-metrics.razorpay.com']],
    ['frame-src', ['https://api.razorpay.com']],
  ]);
  expect(policy['default-src']).toBe("'none'");
  // Popups that we open keep their reference to us; pages of others that open us get none.
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  await harness.stop();
});

test('forbids caching of GraphQL responses', async () => {
  const query = `/graphql?query=${encodeURIComponent('{ me { user { id } } }')}`;
  const headers = { 'apollo-require-preflight': '1' };
  for (const answer of [
    await http.fetch(query, { headers }),
    await http.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ __typename }"}',
    }),
  ]) {
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

test('sends HSTS and upgrade-insecure-requests only for an https public URL', async () => {
  const [plain, secure] = await Promise.all([http.fetch('/our-blog'), https.fetch('/our-blog')]);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(await policyOf(plain)).not.toHaveProperty('upgrade-insecure-requests');
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  expect(await policyOf(secure)).toHaveProperty('upgrade-insecure-requests');
});

test.each(['/our-blog', '/articles', '/graphql', '/healthz', '/missing.png'])(
  '%s has the security headers and does not reveal the server software',
  async (path) => {
    const { headers } = await http.fetch(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
  },
);

test('the answer to a GraphQL operation has the headers that data needs, from the cache too', async () => {
  const send = (harness: Harness) =>
    harness.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ reviews(first: 1) { nodes { id } } }' }),
    });
  for (const answer of [await send(http), await send(http)]) {
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('permissions-policy')).toBeNull();
  }
  const secure = await send(https);
  expect(secure.headers.get('strict-transport-security')).toMatch(/^max-age=/);
});

test('in development, omits only the content security policy, because Vite adds scripts', async () => {
  const { headers } = await development.fetch('/our-blog');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('denies pages access to device features', async () => {
  for (const path of ['/home', '/articles', '/missing.png']) {
    const { headers } = await http.fetch(path);
    expect(headers.get('permissions-policy')).toMatch(
      /^camera=\(\), .*\bgeolocation=\(\), .*\bmicrophone=\(\), .*\bpublickey-credentials-get=\(self\)/,
    );
  }
});

test.each(['/admin-dashboard?tab=check-in', '/check-in/kiosk'])('%s may scan codes', async (path) => {
  const response = await http.fetch(path);
  expect(response.headers.get('permissions-policy')).toMatch(/^camera=\(self\), .*\bmicrophone=\(\)/);
  expect((await policyOf(response))['script-src']).toContain("'wasm-unsafe-eval'");
  expect((await policyOf(await http.fetch('/home')))['script-src']).not.toContain("'wasm-unsafe-eval'");
});

test.each([
  ['/verify-email/a-token?email=a%40example.com', 'no-referrer'],
  ['/api/user/verify-email/a-token', 'no-referrer'],
  ['/get-user-details/9f1d3c1e-7f53-4b0c-9d7a-0d6f5c1f7a11', 'no-referrer'],
  ['/our-blog', 'strict-origin-when-cross-origin'],
])('%s has the Referrer-Policy %s', async (path, policy) => {
  expect((await http.fetch(path)).headers.get('referrer-policy')).toBe(policy);
});
