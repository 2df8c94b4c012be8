import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS } from '#common/auth/lifetimes';
import { AccessTokens, type AccessClaims } from './access-tokens';
import { derivedKey, readAuthKeys } from './auth-keys';

const NEW = 'a-new-key-that-has-32-characters-and-more';
const OLD = 'an-old-key-that-has-32-characters-and-more';
const ISSUER = 'https://studio.example';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const NOW_S = NOW / 1000;
const [KEY] = readAuthKeys(NEW);

const CLAIMS: AccessClaims = {
  userId: 'e2f5c1a0-0000-4000-8000-000000000001',
  role: 'user',
  sessionId: 'e2f5c1a0-0000-4000-8000-000000000002',
};

const clock = { ms: NOW };
const tokensOf = (setting = NEW, issuer = ISSUER) =>
  new AccessTokens({ keys: readAuthKeys(setting), clock: { now: () => clock.ms }, issuer });

const HEADER = { alg: 'HS256', typ: 'at+jwt', kid: KEY!.id };
const PAYLOAD = {
  iss: ISSUER,
  aud: ISSUER,
  sub: CLAIMS.userId,
  role: 'user',
  sid: CLAIMS.sessionId,
  iat: NOW_S,
  exp: NOW_S + ACCESS_TOKEN_LIFE_MS / 1000,
};

/** A correctly signed token with changed headers or claims. */
function forged(header: object = {}, payload: JWTPayload = {}, secret = derivedKey(KEY!, 'access token')) {
  const claims = Object.fromEntries(
    Object.entries({ ...PAYLOAD, ...payload }).filter(([, value]) => value !== undefined),
  );
  return new SignJWT(claims).setProtectedHeader({ ...HEADER, ...header }).sign(secret);
}

async function readAt(ms: number, token: string): Promise<AccessClaims | null> {
  clock.ms = ms;
  try {
    return await tokensOf().read(token);
  } finally {
    clock.ms = NOW;
  }
}

const partsOf = (token: string) =>
  token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object);

test('issues tokens with the claims of RFC 9068, and reads them back', async () => {
  const token = await tokensOf().issue(CLAIMS);
  expect(partsOf(token)).toEqual([HEADER, PAYLOAD]);
  expect(await tokensOf().read(token)).toEqual(CLAIMS);
  expect(await tokensOf().read(await forged())).toEqual(CLAIMS);
  expect(await tokensOf().read(await tokensOf().issue({ ...CLAIMS, role: 'admin' }))).toMatchObject({
    role: 'admin',
  });
});

test.each<[string, object, JWTPayload]>([
  ['another algorithm of the same family', { alg: 'HS512' }, {}],
  ['another type', { typ: 'JWT' }, {}],
  ['no type', { typ: undefined }, {}],
  ['an unknown key', { kid: 'ffffffff' }, {}],
  ['no key', { kid: undefined }, {}],
  ['another issuer', {}, { iss: 'https://elsewhere.example' }],
  ['no issuer', {}, { iss: undefined }],
  ['another audience', {}, { aud: 'https://elsewhere.example' }],
  ['no audience', {}, { aud: undefined }],
  ['no subject', {}, { sub: undefined }],
  ['no expiry', {}, { exp: undefined }],
  ['no time of issue', {}, { iat: undefined }],
  ['a longer life than ours', {}, { iat: NOW_S - 3600, exp: NOW_S + 3600 }],
  ['no session', {}, { sid: undefined }],
  ['a session that is not a string', {}, { sid: 7 }],
  ['an unknown role', {}, { role: 'manager' }],
  ['a not-before time in the future', {}, { nbf: NOW_S + 120 }],
])('refuses a token with %s', async (_name, header, payload) => {
  expect(await tokensOf().read(await forged(header, payload))).toBeNull();
});

test('refuses a token without a signature', async () => {
  const unsigned = new UnsecuredJWT(PAYLOAD).encode();
  const header = Buffer.from(JSON.stringify({ ...HEADER, alg: 'none' })).toString('base64url');
  const [, payload] = (await forged()).split('.');
  for (const token of [unsigned, `${header}.${payload}.`]) expect(await tokensOf().read(token)).toBeNull();
});

test('refuses a token signed with a key pair', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const token = await new SignJWT(PAYLOAD).setProtectedHeader({ ...HEADER, alg: 'RS256' }).sign(privateKey);
  expect(await tokensOf().read(token)).toBeNull();
});

test('refuses a token signed with another secret, or with the key itself instead of the derived one', async () => {
  for (const secret of [derivedKey(readAuthKeys(OLD)[0]!, 'access token'), KEY!.secret]) {
    expect(await tokensOf().read(await forged({}, {}, secret))).toBeNull();
  }
});

test('refuses a token that was changed anywhere', async () => {
  const token = await tokensOf().issue(CLAIMS);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const admin = Buffer.from(JSON.stringify({ ...PAYLOAD, role: 'admin' })).toString('base64url');
  const changed = [
    `${header}.${admin}.${signature}`,
    `${header}.${payload}.${'A'.repeat(43)}`,
    `${header}.${payload}`,
  ];
  for (const text of [...changed, '', 'x', '..', 'a.b.c', '🙂', 'A'.repeat(100_000)]) {
    expect(await tokensOf().read(text)).toBeNull();
  }
});

test('expires a token by our clock, with a tolerance for clock skew', async () => {
  const token = await tokensOf().issue(CLAIMS);
  const end = NOW + ACCESS_TOKEN_LIFE_MS;
  expect(await readAt(end - 1000, token)).toEqual(CLAIMS);
  expect(await readAt(end + CLOCK_SKEW_MS - 1000, token)).toEqual(CLAIMS);
  expect(await readAt(end + CLOCK_SKEW_MS, token)).toBeNull();
});

test('accepts a token issued in the future only within the tolerance for clock skew', async () => {
  const token = await tokensOf().issue(CLAIMS);
  expect(await readAt(NOW - CLOCK_SKEW_MS, token)).toEqual(CLAIMS);
  expect(await readAt(NOW - CLOCK_SKEW_MS - 1000, token)).toBeNull();
});

test('refuses a token of another issuer with the same key', async () => {
  const token = await tokensOf(NEW, 'https://elsewhere.example').issue(CLAIMS);
  expect(await tokensOf().read(token)).toBeNull();
});

test('accepts an old key only while it is listed, and signs with the first key', async () => {
  const old = await tokensOf(OLD).issue(CLAIMS);
  const both = tokensOf(`${NEW},${OLD}`);
  expect(await both.read(old)).toEqual(CLAIMS);
  expect(await tokensOf(NEW).read(old)).toBeNull();
  expect(await tokensOf(NEW).read(await both.issue(CLAIMS))).toEqual(CLAIMS);
});

test('a token that one issuer has read is refused by another, and by one without its key', async () => {
  const tokens = tokensOf(OLD);
  const token = await tokens.issue(CLAIMS);
  expect(await tokens.read(token)).toEqual(CLAIMS);
  expect(await tokensOf(OLD, 'https://elsewhere.example').read(token)).toBeNull();
  expect(await tokensOf(NEW).read(token)).toBeNull();
});

test('a changed token is refused after the right one was read, however often it is sent', async () => {
  const tokens = tokensOf();
  const token = await tokens.issue(CLAIMS);
  expect(await tokens.read(token)).toEqual(CLAIMS);
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const admin = Buffer.from(JSON.stringify({ ...PAYLOAD, role: 'admin' })).toString('base64url');
  const later = Buffer.from(JSON.stringify({ ...PAYLOAD, exp: PAYLOAD.exp + 60 })).toString('base64url');
  const otherSignature = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const changed of [
    `${header}.${admin}.${signature}`,
    `${header}.${later}.${signature}`,
    `${header}.${payload}.${otherSignature}`,
    `${header}.${payload}.`,
    `${token}.x`,
  ])
    for (const _again of [1, 2]) expect(await tokens.read(changed), changed).toBeNull();
  expect(await tokens.read(token)).toEqual(CLAIMS);
});
