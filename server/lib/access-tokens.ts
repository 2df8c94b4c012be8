import { jwtVerify, SignJWT, type JWTHeaderParameters } from 'jose';
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

/** Signed access tokens (RFC 9068) that expire after some minutes. */
export class AccessTokens {
  private readonly secrets: Map<string, Uint8Array>;

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
      const { sub, role, sid } = payload;
      return sub && isRole(role) && typeof sid === 'string' ? { userId: sub, role, sessionId: sid } : null;
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
