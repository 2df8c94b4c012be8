import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State of the new history entry. */
  state?: unknown;
  /** Loads the page from the server. */
  reloadDocument?: boolean;
}

/** A link within the site. React Router's component would add 2 kB, for prefetching with its data router. */
export function Link({ to, replace, state, reloadDocument = false, onClick, ...link }: LinkProps) {
  const { target } = link;
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace && { replace }),
    ...(target && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) navigate(event);
  };
  return <a {...link} href={useHref(to)} onClick={handleClick} />;
}

/** A link in a navigation, which is marked as the current one on its page and on the pages below it. */
export function NavLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
