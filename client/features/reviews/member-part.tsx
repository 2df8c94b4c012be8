import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { useSession } from '../../lib/session';

const MemberReviews = lazy(async () => ({ default: (await import('./member-reviews')).MemberReviews }));

/** What the page shows besides to who is signed in; loaded for nobody else. */
export function MemberPart() {
  if (useSession() !== 'signed-in') return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <MemberReviews />
      </Suspense>
    </ErrorBoundary>
  );
}
