import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../components/error-boundary';
import { NewMemberContext } from './new-member-context';

const NewMemberDialog = lazy(async () => ({
  default: (await import('./new-member-dialog')).NewMemberDialog,
}));

/** The dialog in which a member is added, from wherever in the panel it is opened. */
export function NewMemberProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <NewMemberContext value={(text = '') => setTyped(text)}>
      {children}
      {typed !== null && (
        <ErrorBoundary resetKey={typed} fallback={null}>
          <Suspense fallback={null}>
            <NewMemberDialog typed={typed} onClose={() => setTyped(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </NewMemberContext>
  );
}
