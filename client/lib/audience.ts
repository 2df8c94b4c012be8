import { useSession, useViewer } from './session';

/** Whom a part of a page is for; goes into `data-for`, by which styles/audience.css hides it from everyone else. */
export type Audience = 'guests' | 'members' | 'admins' | 'all-but-admins';

/**
 * Whether to draw a part. Until the session is known all parts are in the page and the style sheet chooses, so that
 * the server's page, the first paint and the hydrated page look the same.
 */
export function useIsFor(audience: Audience | undefined): boolean {
  const session = useSession();
  const isAdmin = useViewer()?.role === 'admin';
  if (session === 'unknown' || audience === undefined) return true;
  return {
    guests: session === 'signed-out',
    members: session === 'signed-in',
    admins: isAdmin,
    'all-but-admins': !isAdmin,
  }[audience];
}
