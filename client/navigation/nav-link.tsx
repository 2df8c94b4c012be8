import { useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link';

/** A link in a navigation, which is marked as the current one on its page and on the pages below it. */
export function NavLink({ to, ...link }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...link} />;
}
