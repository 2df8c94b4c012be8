import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isStaffRole } from '#common/accounts/roles';
import { paths, withNext } from '#common/paths';
import type { GuardName } from '../lib/page-route';
import { currentToken, howSessionEnded, useSession, useViewer } from '../lib/session';
import { showMessage } from '../lib/toast';
import { useNextPath } from '../navigation/navigation';

interface GuardProps {
  name: GuardName;
  children: ReactNode;
}

/** Redirects visitors from pages that are not for them. Only a convenience: the server protects the data itself. */
export function Guard({ name, children }: GuardProps) {
  const isKiosk = useViewer()?.isKiosk === true;
  // Every page loads this file, so the kiosk page redirects other users itself.
  if (name === 'kiosk') return children;
  if (isKiosk) return <Navigate to={paths.kiosk} replace />;
  if (name === 'anyone') return children;
  if (name === 'guest') return <GuestsOnly>{children}</GuestsOnly>;
  return <MembersOnly isForStaff={name === 'staff'}>{children}</MembersOnly>;
}

/** Remounts its content when another person signs in, who must not see what the first one has typed. */
function MembersOnly({ isForStaff, children }: { isForStaff: boolean; children: ReactNode }) {
  const session = useSession();
  const viewer = useViewer();
  const location = useLocation();
  const wasSignedIn = useWasSignedIn();
  useSessionChangeMessage(viewer?.id);
  if (session === 'unknown') return null;
  if (viewer && isForStaff && !isStaffRole(viewer.role)) return <Navigate to={paths.home} replace />;
  if (session === 'signed-in') return <Fragment key={viewer?.id}>{children}</Fragment>;
  const hasLeft = wasSignedIn && howSessionEnded() === 'this-tab';
  if (hasLeft) return <Navigate to={paths.home} replace />;
  const { pathname, search, hash } = location;
  return <Navigate to={withNext(paths.login, pathname + search + hash)} replace />;
}

/** Shows why the page and everything typed on it disappear, unless the log-out was requested in this tab. */
function useSessionChangeMessage(viewerId: string | undefined): void {
  const lastId = useRef(viewerId);
  useEffect(() => {
    const earlierId = lastId.current;
    lastId.current = viewerId;
    if (earlierId === undefined || earlierId === viewerId) return;
    const ending = howSessionEnded();
    if (viewerId !== undefined) void showMessage('otherAccount');
    else if (ending !== 'this-tab')
      void showMessage(ending === 'server' ? 'sessionOver' : 'signedOutElsewhere');
  }, [viewerId]);
}

/** Checks only on arrival: after a log-in on the page, the page itself redirects to where the visitor wanted to go. */
function GuestsOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const wasSignedIn = useWasSignedIn();
  const next = useNextPath();
  return wasSignedIn && session === 'signed-in' ? <Navigate to={next ?? paths.home} replace /> : children;
}

/**
 * Whether the visitor was signed in on arrival at this history entry. Reads the token, since a visitor with a slow phone can
 * log in before hydration ends. Until then, what is rendered must not depend on it.
 */
function useWasSignedIn(): boolean {
  const { key } = useLocation();
  const [arrival, setArrival] = useState(() => arriveAt(key));
  if (arrival.key !== key) setArrival(arriveAt(key));
  return arrival.isSignedIn;
}

const arriveAt = (key: string) => ({ key, isSignedIn: currentToken() !== null });
