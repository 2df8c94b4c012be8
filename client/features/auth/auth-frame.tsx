import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  description: string;
  path: string;
  /** Under the heading: what this step is about. */
  lead?: ReactNode;
  children: ReactNode;
}

/** What all screens around accounts have: their head, one heading and what follows in one column. */
export function AuthFrame({ lead, children, ...head }: AuthFrameProps) {
  return (
    <div className={classes.frame}>
      <PageHead {...head} />
      <div className={classes.words}>
        <h1 tabIndex={-1}>{head.title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
