import { StrictMode, type ReactNode } from 'react';
import { Toaster } from '../components/toaster';
import type { PageState } from '../lib/page-state';
import { HtmlDocument } from './html-document';
import { Hydration } from './hydration';
import { PageStateProvider } from './page-state-provider';
import { Pages } from './pages';
import { RootBoundary } from './root-boundary';

interface AppProps {
  state: PageState;
  /** The server’s `<DocumentHead>`; the browser passes none. */
  head?: ReactNode;
}

/** The whole document, identical on the server and in the browser; the caller wraps it in a router. */
export function App({ state, head }: AppProps) {
  return (
    <StrictMode>
      <Hydration>
        <PageStateProvider value={state}>
          <HtmlDocument head={head}>
            <RootBoundary>
              <Pages />
              <Toaster />
            </RootBoundary>
          </HtmlDocument>
        </PageStateProvider>
      </Hydration>
    </StrictMode>
  );
}
