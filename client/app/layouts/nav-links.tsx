import { For } from '../../components/for';
import { NavLink } from '../../navigation/navigation';
import { navEntries, type NavEntry } from './site-links';

/** The site's pages as list items; the current one has `aria-current`. */
export function NavLinks({ onFollow }: { onFollow?: () => void }) {
  return navEntries.map((entry) => <NavItem key={entry.href} entry={entry} onFollow={onFollow} />);
}

function NavItem({ entry, onFollow }: { entry: NavEntry; onFollow: (() => void) | undefined }) {
  const { href, label, audience, preload } = entry;
  return (
    <For as="li" audience={audience}>
      <NavLink to={href} onPointerEnter={preload} onFocus={preload} onClick={onFollow}>
        {label}
      </NavLink>
    </For>
  );
}
