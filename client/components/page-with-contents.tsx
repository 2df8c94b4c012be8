import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contentsTitle } from './page-with-contents.content';
import { InPageLink } from './in-page-link';
import classes from './page-with-contents.module.css';

interface Entry {
  /** Id of the heading. */
  id: string;
  title: string;
}

interface PageWithContentsProps {
  title: string;
  /** Under the title. */
  intro: ReactNode;
  contents: readonly Entry[];
  children: ReactNode;
}

/** A reference page with a table of contents: beside the text in wide windows, collapsed above it in narrow ones. */
export function PageWithContents({ title, intro, contents, children }: PageWithContentsProps) {
  return (
    <div className={classes.page}>
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro}
      </header>
      <details className={classes.folded}>
        <summary>
          {contentsTitle}
          <IconChevronDown aria-hidden="true" size={20} stroke={1.75} />
        </summary>
        <Contents entries={contents} />
      </details>
      <nav className={classes.beside} aria-labelledby="contents">
        <h2 id="contents">{contentsTitle}</h2>
        <Contents entries={contents} />
      </nav>
      <div className={classes.sections}>{children}</div>
    </div>
  );
}

function Contents({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={classes.contents}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <InPageLink to={id}>{title}</InPageLink>
        </li>
      ))}
    </ol>
  );
}
