import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { PAGE_STATE_ID } from '../lib/page-state';
import { HtmlDocument } from './html-document';
import classes from './root-boundary.module.css';

const TITLE = 'Very busy right now';

/** The document that the server sends in place of any page when too many people use the site. It needs no code. */
export const BusyPage = ({ head }: { head: ReactNode }) => (
  <HtmlDocument head={head}>
    <main className={classes.failed}>
      <title>{`${TITLE} - ${studio.name}`}</title>
      <h1>{TITLE}</h1>
      <p>
        More people are using {studio.name} than it can serve at the moment. Try again in a few seconds.
        Nothing that you have saved is lost.
      </p>
      {/* An empty address is that of this document, with its query string. */}
      <a className={classes.reload} href="">
        Try again
      </a>
    </main>
    {/* The style sheet hides a page until this element, the last one, has arrived. */}
    <div id={PAGE_STATE_ID} hidden />
  </HtmlDocument>
);
