import { isStaffRole, type Role } from '#common/accounts/roles';
import { useSession, useViewer } from './session';

/** Whom a part of a page is for, by role; a guest has none. */
const AUDIENCES = {
  guests: (role: Role | null) => role === null,
  members: (role: Role | null) => role !== null,
  staff: isStaffRole,
  'all-but-staff': (role: Role | null) => !isStaffRole(role),
};

export type Audience = keyof typeof AUDIENCES;

/** The audiences that a visitor with this role does not belong to. */
export const otherAudiences = (role: Role | null): Audience[] =>
  (Object.keys(AUDIENCES) as Audience[]).filter((audience) => !AUDIENCES[audience](role));

/**
 * Whether to render a part. Until the session is known, all parts are rendered and styles hide some of them
 * (app/audience-styles.tsx), so that the server's page, the first paint and the hydrated page look the same.
 */
export function useIsFor(audience: Audience | undefined): boolean {
  const session = useSession();
  const role = useViewer()?.role ?? null;
  return session === 'unknown' || audience === undefined || AUDIENCES[audience](role);
}
