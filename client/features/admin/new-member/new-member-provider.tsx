import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../components/error-boundary';
import { NewMemberContext, type OnAdded } from './new-member-context';

const NewMemberDialog = lazy(async () => ({
  default: (await import('./new-member-dialog')).NewMemberDialog,
}));

/** The dialog in which a member is added, from wherever in the panel it is opened. */
export function NewMemberProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ typed: string; onAdded?: OnAdded | undefined } | null>(null);
  return (
    <NewMemberContext value={(typed = '', onAdded) => setAsked({ typed, onAdded })}>
      {children}
      {asked && (
        <ErrorBoundary resetKey={asked.typed} fallback={null}>
          <Suspense fallback={null}>
            <NewMemberDialog {...asked} onClose={() => setAsked(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </NewMemberContext>
  );
}
