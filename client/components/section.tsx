import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** `night` is dark in both colour schemes: at most one such section per page, apart from a hero. */
  tone?: 'page' | 'sunken' | 'night';
  children: ReactNode;
}

/** A page section that spans the width of the window, with its content in the site's column. */
export function Section({ id, labelledBy, tone = 'page', children }: SectionProps) {
  return (
    <section
      id={id}
      className={classes.section}
      data-tone={tone}
      data-surface={tone === 'night' ? 'night' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className={classes.content}>{children}</div>
    </section>
  );
}
