import type { Role } from '#common/accounts/roles';

interface Claims {
  sub: string;
  sid: string;
  role: Role;
  kiosk: true;
  iat: number;
  exp: number;
}

const nowS = () => Math.floor(Date.now() / 1000);

/** A token as the server issues it, but with an invalid signature, which only the server checks. */
export function tokenOf(claims: Partial<Claims> = {}): string {
  const iat = claims.iat ?? nowS();
  const sub = claims.sub ?? 'asha';
  const whole = { sub, sid: `session of ${sub}`, role: 'user', iat, exp: iat + 900, ...claims };
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part(whole)}.c2lnbmF0dXJl`;
}
