import { useSession, useViewer } from './session';

/** The audience of a part of a page. As `data-for` it makes styles/audience.css hide the part from everyone else. */
export type Audience = 'guests' | 'members' | 'admins' | 'all-but-admins';

/**
 * Whether to render a part. Until the session is known, all parts are rendered and the style sheet hides some, so that
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
