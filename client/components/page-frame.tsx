import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

interface PageFrameProps {
  /** Content outside a `Column` is as wide as the window. */
  isWide?: boolean;
  children: ReactNode;
}

/** The content of a page between header and footer, in the site's column. */
export const PageFrame = ({ isWide = false, children }: PageFrameProps) => (
  <div className={classes.page}>{isWide ? children : <Column>{children}</Column>}</div>
);

/** A part of a wide page that stays in the site's column. */
export const Column = ({ children }: { children: ReactNode }) => (
  <div className={classes.column}>{children}</div>
);

interface PageIntroProps {
  headline: string;
  lead: ReactNode;
  /** More space below. */
  isSpacious?: boolean;
  /** Content below the lead. */
  children?: ReactNode;
}

/** The start of a page: its headline and its lead. */
export const PageIntro = ({ headline, lead, isSpacious = false, children }: PageIntroProps) => (
  <header className={classes.intro} data-spacious={isSpacious || undefined}>
    <h1 tabIndex={-1}>{headline}</h1>
    <p>{lead}</p>
    {children}
  </header>
);
