import { NavLink } from 'react-router-dom';
import { navEntries } from './navigation';

/** The site's pages as list items; the current one carries `aria-current`. */
export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  return navEntries.map(({ href, label, preload }) => (
    <li key={href}>
      <NavLink to={href} onPointerEnter={preload} onFocus={preload} onClick={onFollow}>
        {label}
      </NavLink>
    </li>
  ));
}
