import { isRole, type Role } from '#common/accounts/roles';

/** The claims of a token. Its signature is not verified here, so they may only decide what is shown. */
export interface TokenClaims {
  /** Id of the person. */
  sub: string;
  /** Id of the session, which stays the same when the token is renewed. */
  sid: string;
  role: Role;
  /** Whether the session belongs to a kiosk, at which members check in. */
  kiosk?: true;
  /** Seconds since the epoch, by the server's clock. */
  iat: number;
  exp: number;
}

/** The claims of a token; null if it is not valid. */
export function readClaims(token: string): TokenClaims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return isTokenClaims(claims) ? withOwnId(claims) : null;
  } catch {
    return null;
  }
}

function isTokenClaims(value: unknown): value is TokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { sub, sid, role, iat, exp } = value as Record<string, unknown>;
  return isId(sub) && isId(sid) && isRole(role) && isMoment(iat) && isMoment(exp);
}

/** A kiosk is nobody of the staff, whose data it must not show. */
const withOwnId = (claims: TokenClaims): TokenClaims =>
  claims.kiosk ? { ...claims, sub: claims.sid } : claims;

const isId = (value: unknown) => typeof value === 'string' && value !== '';

const isMoment = (value: unknown) => typeof value === 'number' && value > 0;
