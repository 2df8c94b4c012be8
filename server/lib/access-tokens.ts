import { webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT, type CryptoKey, type JWTHeaderParameters } from 'jose';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS } from '#common/auth/lifetimes';
import { isRole, type Role } from '#common/accounts/roles';
import { derivedKey, type AuthKey } from './auth-keys';
import type { Clock } from './clock';

/** The claims of an access token. */
export interface AccessClaims {
  userId: string;
  role: Role;
  sessionId: string;
  /** Whether the token is only for the operations of kiosks. */
  isKiosk?: boolean;
}

interface AccessTokenParts {
  /** The first key signs; all keys verify. */
  keys: AuthKey[];
  clock: Clock;
  /** Origin of this product, which is both issuer and audience of the tokens. */
  issuer: string;
}

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const PURPOSE = 'access token';

/** Signed access tokens (RFC 9068) that expire after some minutes. */
export class AccessTokens {
  /** Imported once, which takes as long as verifying a signature. */
  private readonly keys: Map<string, Promise<CryptoKey>>;

  constructor(private readonly parts: AccessTokenParts) {
    this.keys = new Map(parts.keys.map((key) => [key.id, importKey(derivedKey(key, PURPOSE))]));
  }

  async issue({ userId, role, sessionId, isKiosk = false }: AccessClaims): Promise<string> {
    const { keys, clock, issuer } = this.parts;
    const { id } = keys[0]!;
    const now = clock.now();
    return new SignJWT({ role, sid: sessionId, ...(isKiosk && { kiosk: true }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
      .setIssuer(issuer)
      .setAudience(issuer)
      .setSubject(userId)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + ACCESS_TOKEN_LIFE_MS))
      .sign(await this.keys.get(id)!);
  }

  /** Returns the claims of a valid token; null for an invalid one, whatever is wrong with it. */
  async read(token: string): Promise<AccessClaims | null> {
    const { clock, issuer } = this.parts;
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer,
        audience: issuer,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: new Date(clock.now()),
        clockTolerance: CLOCK_SKEW_MS / 1000,
        maxTokenAge: ACCESS_TOKEN_LIFE_MS / 1000,
      });
      const { sub, role, sid } = payload;
      if (!sub || !isRole(role) || typeof sid !== 'string') return null;
      return { userId: sub, role, sessionId: sid };
    } catch {
      return null;
    }
  }

  private keyOf({ kid }: JWTHeaderParameters): Promise<CryptoKey> {
    const key = this.keys.get(kid ?? '');
    if (!key) throw new Error('unknown key');
    return key;
  }
}

const importKey = (secret: Uint8Array): Promise<CryptoKey> =>
  webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
