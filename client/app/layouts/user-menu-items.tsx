import { Link } from 'react-router-dom';
import { useIsFor, type Audience } from '../../lib/audience';

interface ItemProps {
  audience: Audience;
  label: string;
}

export function UserMenuLink({
  audience,
  label,
  to,
  onFollow,
}: ItemProps & { to: string; onFollow: () => void }) {
  if (!useIsFor(audience)) return null;
  return (
    <Link role="menuitem" tabIndex={-1} data-for={audience} to={to} onClick={onFollow}>
      {label}
    </Link>
  );
}

export function UserMenuItem({ audience, label, onPress }: ItemProps & { onPress: () => void }) {
  if (!useIsFor(audience)) return null;
  return (
    <button type="button" role="menuitem" tabIndex={-1} data-for={audience} onClick={onPress}>
      {label}
    </button>
  );
}
