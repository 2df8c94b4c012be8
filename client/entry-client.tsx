import './styles/index.css';
import { startTransition } from 'react';
import { setStudio } from '#common/studio';
import { App } from './app/app';
import { watchErrors } from './app/error-watch';
import { hydrateRoot } from './app/hydrate-root';
import { matchPage, preparePage } from './app/routes';
import { SiteRouter } from './navigation/navigation';
import { keepAnswers } from './lib/page-data';
import { PAGE_STATE_ID, type PageState } from './lib/page-state';
import { resumeSession } from './lib/session-renewal';
import { followUpdates } from './app/site-update';

const state = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;

setStudio(state.studio);
keepAnswers(state.pageData);

const errorHandlers = watchErrors(state.entryScript);

// The page's code must be loaded before hydration, or React would discard the server-rendered content.
await matchPage(window.location.pathname)?.preload();

// Before anything is rendered, so that no page finds data of a session that has ended.
resumeSession();

// In a transition, hydration runs in short slices, between which the browser can handle input.
startTransition(() => {
  hydrateRoot(
    document,
    <SiteRouter prepare={preparePage}>
      <App state={state} />
    </SiteRouter>,
    errorHandlers,
  );
});

if (import.meta.env.PROD) followUpdates(state.entryScript);
