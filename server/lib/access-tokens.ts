import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
import { LRUCache } from 'lru-cache';
import { ACCESS_TOKEN_LIFE_MS, CLOCK_SKEW_MS } from '#common/auth/token-lifetimes';
import { isRole, type Role } from '#common/auth/roles';
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
const VERIFIED_TOKENS_MAX = 10_000;

/** Claims of a token with a valid signature, and between which times they are valid, in milliseconds since 1970. */
interface Verified {
  claims: AccessClaims;
  from: number;
  until: number;
}

/** Signed access tokens (RFC 9068) that expire after some minutes. */
export class AccessTokens {
  private readonly secrets: Map<string, Uint8Array>;
  /** A client sends its token with every request; the signature has to be verified only once. */
  private readonly verified = new LRUCache<string, Verified>({ max: VERIFIED_TOKENS_MAX });

  constructor(private readonly parts: AccessTokenParts) {
    this.secrets = new Map(parts.keys.map((key) => [key.id, derivedKey(key, PURPOSE)]));
  }

  issue({ userId, role, sessionId, isKiosk = false }: AccessClaims): Promise<string> {
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
      .sign(this.secrets.get(id)!);
  }

  /** Returns the claims of a valid token; null for an invalid one, whatever is wrong with it. */
  async read(token: string): Promise<AccessClaims | null> {
    const verified = this.verified.get(token) ?? (await this.verify(token));
    if (!verified) return null;
    const now = this.parts.clock.now();
    return verified.from <= now && now < verified.until ? verified.claims : null;
  }

  private async verify(token: string): Promise<Verified | null> {
    const { clock, issuer } = this.parts;
    try {
      const { payload } = await jwtVerify(token, (header) => this.secretOf(header), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer,
        audience: issuer,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: new Date(clock.now()),
        clockTolerance: CLOCK_SKEW_MS / 1000,
        maxTokenAge: ACCESS_TOKEN_LIFE_MS / 1000,
      });
      const { sub, role, sid, iat = 0, exp = 0 } = payload;
      if (!sub || !isRole(role) || typeof sid !== 'string') return null;
      const verified = {
        claims: Object.freeze({ userId: sub, role, sessionId: sid }),
        from: iat * 1000 - CLOCK_SKEW_MS,
        until: Math.min(exp * 1000, iat * 1000 + ACCESS_TOKEN_LIFE_MS) + CLOCK_SKEW_MS,
      };
      this.verified.set(token, verified);
      return verified;
    } catch {
      return null;
    }
  }

  private secretOf({ kid }: JWTHeaderParameters): Uint8Array {
    const secret = this.secrets.get(kid ?? '');
    if (!secret) throw new Error('unknown key');
    return secret;
  }
}
