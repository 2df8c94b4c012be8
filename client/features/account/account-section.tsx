import type { ReactNode } from 'react';
import classes from './account-section.module.css';

interface AccountSectionProps {
  /** Id of the heading; links to the section refer to it. */
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
}
