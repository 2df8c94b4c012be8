import type { ReactNode } from 'react';
import { Link } from '../navigation/navigation';

interface InPageLinkProps {
  /** Id of a heading of this page, which needs `tabIndex={-1}` to be focusable. */
  to: string;
  children: ReactNode;
}

/** A link within the page that also moves the focus, as the browser does for a plain link. */
export function InPageLink({ to, children }: InPageLinkProps) {
  return (
    <Link to={{ hash: to }} onClick={() => document.getElementById(to)?.focus({ preventScroll: true })}>
      {children}
    </Link>
  );
}
