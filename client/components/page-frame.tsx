import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** What is not in a `Column` reaches from edge to edge of the window. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page between header and footer, in the site's column. */
export const PageFrame = ({ isWide = false, children }: PageFrameProps) => (
  <div className={classes.page}>{isWide ? children : <Column>{children}</Column>}</div>
);

/** A part of a wide page that keeps to the site's column. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

interface PageIntroProps {
  headline: string;
  lead: ReactNode;
  /** More room before what follows. */
  isSpacious?: boolean;
  /** Below the lead. */
  children?: ReactNode;
}

/** How a page begins: its headline, and what it is about. */
export const PageIntro = ({ headline, lead, isSpacious = false, children }: PageIntroProps) => (
  <header className={classes.intro} data-spacious={isSpacious || undefined}>
    <h1 tabIndex={-1}>{headline}</h1>
    <p>{lead}</p>
    {children}
  </header>
);
