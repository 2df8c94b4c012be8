import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { countLabel } from '../../../lib/count-label';
import classes from './list-frame.module.css';

interface ListFrameProps {
  title: string;
  /** Undefined until it is known, null if it is not counted. */
  total: Parameters<typeof countLabel>[0] | undefined | null;
  /** Unit of the count, such as "members". */
  unit: Record<'one' | 'other', string>;
  lead?: string;
  /** Buttons beside the heading. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** A list below its heading, which has the number of rows; the number is announced when it changes. */
export const ListFrame = ({ title, total, unit, lead, buttons, children }: ListFrameProps) => (
  <div className={classes.frame}>
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
      {buttons && <div className={classes.actions}>{buttons}</div>}
    </header>
    {children}
  </div>
);
