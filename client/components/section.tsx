import type { ReactNode } from 'react';
import classes from './section.module.css';

interface SectionProps {
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy: string;
  tone?: 'page' | 'sunken';
  children: ReactNode;
}

/** A band of a page, as wide as the window, with its content in the site's column. */
export function Section({ id, labelledBy, tone = 'page', children }: SectionProps) {
  return (
    <section id={id} className={classes.section} data-tone={tone} aria-labelledby={labelledBy}>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
