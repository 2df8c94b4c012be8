import type { ReactNode } from 'react';
import { studio } from '#common/studio';
import { PAGE_STATE_ID } from '../lib/page-state';
import { busyPageContent as content } from './busy-page.content';
import { HtmlDocument } from './html-document';
import classes from './root-boundary.module.css';

/** The document that the server sends in place of any page when too many people use the site. Works without JavaScript. */
export const BusyPage = ({ head }: { head: ReactNode }) => (
  <HtmlDocument head={head}>
    <main className={classes.failed}>
      <title>{`${content.title} - ${studio.name}`}</title>
      <h1>{content.title}</h1>
      <p>{content.text()}</p>
      {/* An empty href loads this URL again, with its query string. */}
      <a className={classes.reload} href="">
        {content.again}
      </a>
    </main>
    {/* The style sheet hides a page until this element, the last one, has arrived. */}
    <div id={PAGE_STATE_ID} hidden />
  </HtmlDocument>
);
