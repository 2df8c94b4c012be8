import type { ReactNode } from 'react';
import { PageHead } from '../../components/page-head';
import classes from './auth-frame.module.css';

interface AuthFrameProps {
  title: string;
  description: string;
  path: string;
  /** Introduction under the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Layout of all log-in, sign-up and password-reset pages: metadata, heading and a single column. */
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
