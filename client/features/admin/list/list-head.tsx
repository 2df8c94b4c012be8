import { Badge } from '../../../components/badge';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { countLabel } from '../../../lib/count-label';
import classes from './list-head.module.css';

interface ListHeadProps {
  title: string;
  /** Undefined until it is known. */
  count: Parameters<typeof countLabel>[0] | undefined;
  /** What is counted, such as "members". */
  unit: string;
}

/** The heading of a list with the number of its rows, which is announced when it changes. */
export const ListHead = ({ title, count, unit }: ListHeadProps) => (
  <header className={classes.head}>
    <h1 tabIndex={-1}>{title}</h1>
    {count && (
      <span aria-hidden="true">
        <Badge>{countLabel(count)}</Badge>
      </span>
    )}
    <div role="status">{count && <VisuallyHidden>{`${countLabel(count)} ${unit}`}</VisuallyHidden>}</div>
  </header>
);
