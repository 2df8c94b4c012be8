import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { theme } from '../components/theme';
import { Toaster } from '../components/toaster';
import { PageStateProvider, type PageState } from '../lib/page-state';
import { HtmlDocument } from './html-document';
import { Pages } from './pages';

interface AppProps {
  state: PageState;
  /** What the content security policy lets inline scripts and styles run by. */
  nonce: string;
  /** Given on the server (HtmlDocument). */
  styleText?: string;
}

/** The whole document, the same on the server and in the browser; the router is wrapped around it. */
export function App({ state, nonce, styleText }: AppProps) {
  return (
    <StrictMode>
      <PageStateProvider value={state}>
        <HtmlDocument assets={state.assets} styleText={styleText} nonce={nonce}>
          <MantineProvider
            theme={theme}
            defaultColorScheme="auto"
            getStyleNonce={() => nonce}
            withCssVariables={false}
            withGlobalClasses={false}
          >
            <Pages />
            <Toaster />
          </MantineProvider>
        </HtmlDocument>
      </PageStateProvider>
    </StrictMode>
  );
}
