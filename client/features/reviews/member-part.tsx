import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { loadWithData } from '../../lib/load-with-data';
import { useSession } from '../../lib/session';

const loadMemberReviews = async () => (await import('./member-reviews')).MemberReviews;
const MemberReviews = lazy(async () => ({ default: await loadWithData(loadMemberReviews) }));

/** The part of the page for signed-in users; its code is loaded for them only. */
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
