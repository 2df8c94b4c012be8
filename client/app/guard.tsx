import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, withNext } from '../lib/paths';
import { howSessionEnded, useRole, useSession, useViewer } from '../lib/session';
import { showMessage } from '../lib/toast';

export type GuardName = 'anyone' | 'member' | 'admin' | 'guest';

interface GuardProps {
  name: GuardName;
  children: ReactNode;
}

/** Keeps people out of pages that are not for them, for their comfort; the server guards the data itself. */
export function Guard({ name, children }: GuardProps) {
  if (name === 'member') return <MembersOnly>{children}</MembersOnly>;
  if (name === 'admin')
    return (
      <MembersOnly>
        <AdminsOnly>{children}</AdminsOnly>
      </MembersOnly>
    );
  if (name === 'guest') return <GuestsOnly>{children}</GuestsOnly>;
  return children;
}

/** Drawn anew when another person signs in elsewhere: what one has typed is not the other's. */
function MembersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const viewer = useViewer();
  const location = useLocation();
  const onArrival = useSessionOnArrival();
  useToldOfChange(viewer?.id);
  if (session === 'unknown') return null;
  if (session === 'signed-in') return <Fragment key={viewer?.id}>{children}</Fragment>;
  const hasLeft = onArrival === 'signed-in' && howSessionEnded() === 'here';
  if (hasLeft) return <Navigate to={paths.home} replace />;
  const { pathname, search, hash } = location;
  return <Navigate to={withNext(paths.login, pathname + search + hash)} replace />;
}

/** Says why the page goes, with all that was typed on it, where nobody asked for that here. */
function useToldOfChange(viewerId: string | undefined): void {
  const lastId = useRef(viewerId);
  useEffect(() => {
    const earlierId = lastId.current;
    lastId.current = viewerId;
    if (earlierId === undefined || earlierId === viewerId) return;
    const ending = howSessionEnded();
    if (viewerId !== undefined) void showMessage('otherAccount');
    else if (ending !== 'here') void showMessage(ending === 'server' ? 'sessionOver' : 'signedOutElsewhere');
  }, [viewerId]);
}

/** Of those who are signed in. */
const AdminsOnly = ({ children }: { children: ReactNode }) =>
  useRole() === 'admin' ? children : <Navigate to={paths.home} replace />;

/** Judged once: who signs in on the page is led on by the page, which knows where they wanted to go. */
function GuestsOnly({ children }: { children: ReactNode }) {
  return useSessionOnArrival() === 'signed-in' ? <Navigate to={paths.home} replace /> : children;
}

/** What the session was when the reader came to this entry of the history, as soon as that can be known. */
function useSessionOnArrival() {
  const session = useSession();
  const { key } = useLocation();
  const [arrival, setArrival] = useState({ key, session });
  const isNew = arrival.key !== key || (arrival.session === 'unknown' && session !== 'unknown');
  if (isNew) setArrival({ key, session });
  return isNew ? session : arrival.session;
}
