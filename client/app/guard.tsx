import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';

export type GuardName = 'anyone' | 'member';

/** Keeps strangers out of member pages for their comfort; the server guards the data itself. */
export function Guard({ name, children }: { name: GuardName; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (name === 'anyone' || session === 'signed-in') return children;
  if (session === 'unknown') return null;
  return <Navigate to={paths.login} state={{ from: location }} replace />;
}
