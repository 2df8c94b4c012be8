import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { countLabel } from '../../../lib/count-label';
import classes from './list-head.module.css';

interface ListHeadProps {
  title: string;
  /** Undefined until it is known, null if it is not counted. */
  total: Parameters<typeof countLabel>[0] | undefined | null;
  /** What is counted, such as "members". */
  unit: Record<'one' | 'other', string>;
  lead?: string;
  /** Buttons beside the heading. */
  children?: ReactNode;
}

/** The heading of a list with the number of its rows, which is announced when it changes. */
export const ListHead = ({ title, total, unit, lead, children }: ListHeadProps) => (
  <header className={classes.head}>
    <div className={classes.title}>
      <h1 tabIndex={-1}>{title}</h1>
      {total !== null && (
        <span className={classes.count} aria-hidden="true">
          {total && <Badge>{countLabel(total)}</Badge>}
        </span>
      )}
      <div role="status">
        {total && (
          <VisuallyHidden>{`${countLabel(total)} ${total.count === 1 ? unit.one : unit.other}`}</VisuallyHidden>
        )}
      </div>
      {lead && <p>{lead}</p>}
    </div>
    {children && <div className={classes.actions}>{children}</div>}
  </header>
);
