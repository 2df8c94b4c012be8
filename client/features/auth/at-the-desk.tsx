import type { ReactNode } from 'react';
import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { ContactLines } from '../../components/contact-lines';
import { authContent } from './auth.content';
import classes from './auth-form.module.css';

const { atDesk } = authContent;

/** Replaces a form whose mail would never arrive. */
export const AtTheDesk = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className={classes.form}>
    <p>{text}</p>
    <ContactLines />
    <ActionLink variant="primary" to={paths.claim}>
      {atDesk.claim}
    </ActionLink>
    {children}
  </div>
);
