import './styles/index.css';
import { startTransition } from 'react';
import { App } from './app/app';
import { watchErrors } from './app/error-watch';
import { hydrateRoot } from './app/hydrate-root';
import { matchPage } from './app/routes';
import { SiteRouter } from './app/site-router';
import './lib/history-steps';
import { PAGE_STATE_ID, type PageState } from './lib/page-state';
import { resumeSession } from './lib/session-renewal';
import { followUpdates } from './lib/site-update';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;

const errorHandlers = watchErrors(state.entryScript);

// The page's code must be there before hydration, or its server-drawn content would be thrown away.
await matchPage(window.location.pathname)?.preload();

// A page that is drawn must not find what an ended session has left.
resumeSession();

// As a transition React takes the page over in short pieces, between which the browser answers its reader.
startTransition(() => {
  hydrateRoot(
    document,
    <SiteRouter>
      <App state={state} />
    </SiteRouter>,
    errorHandlers,
  );
});

if (import.meta.env.PROD) followUpdates(state.entryScript);
