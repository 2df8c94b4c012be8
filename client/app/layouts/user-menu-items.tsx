import { For } from '../../components/for';
import type { Audience } from '../../lib/audience';
import { Link } from '../../navigation/navigation';

interface ItemProps {
  audience: Audience;
  label: string;
}

export const UserMenuLink = ({
  audience,
  label,
  to,
  onFollow,
}: ItemProps & { to: string; onFollow: () => void }) => (
  <For as={Link} audience={audience} role="menuitem" tabIndex={-1} to={to} onClick={onFollow}>
    {label}
  </For>
);

export const UserMenuItem = ({ audience, label, onPress }: ItemProps & { onPress: () => void }) => (
  <For as="button" audience={audience} type="button" role="menuitem" tabIndex={-1} onClick={onPress}>
    {label}
  </For>
);
