import { StrictMode, type ReactNode } from 'react';
import { Toaster } from '../components/toaster';
import { PageStateProvider, type PageState } from '../lib/page-state';
import { HtmlDocument } from './html-document';
import { Hydration } from './hydration';
import { Pages } from './pages';
import { RootBoundary } from './root-boundary';

interface AppProps {
  state: PageState;
  /** Given on the server (DocumentHead). */
  head?: ReactNode;
}

/** The whole document, the same on the server and in the browser; the router is wrapped around it. */
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
