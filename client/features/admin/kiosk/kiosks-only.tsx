import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths, withNext } from '#common/paths';
import { useSession, useViewer } from '../../../lib/session';

/** Redirects those who are not a kiosk to the front desk, where a device becomes one. */
export function KiosksOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const viewer = useViewer();
  if (session === 'unknown') return null;
  if (viewer?.isKiosk) return children;
  const isSignedIn = session === 'signed-in';
  return <Navigate to={isSignedIn ? paths.checkInDesk : withNext(paths.login, paths.checkInDesk)} replace />;
}
