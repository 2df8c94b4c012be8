import { IconUser } from '@tabler/icons-react';
import { IconButton } from '../../components/icon-button';
import { For } from '../../components/for';
import { VisuallyHidden } from '../../components/visually-hidden';
import type { Audience } from '../../lib/audience';
import { paths } from '../../lib/paths';
import { Link, useLogOut } from '../../navigation/navigation';
import { accountLinks } from './site-links';
import { useMenu } from './use-menu';
import classes from './user-menu.module.css';

const NAME = 'Account';

/** The user icon: a menu, or for staff a link to the dashboard. */
export function UserMenu() {
  return (
    <>
      <For as={Link} audience="staff" className={classes.link} to={paths.adminDashboard} title="Open admin">
        <UserIcon name="Open admin" />
      </For>
      <Menu />
    </>
  );
}

function Menu() {
  const { isOpen, close, containerProps, buttonProps, menuProps } = useMenu();
  const logOut = useLogOut();
  const leave = () => {
    close();
    logOut();
  };
  return (
    <For audience="all-but-staff" className={classes.place} {...containerProps}>
      <Link className={`${classes.link} ${classes.withoutScript}`} to={paths.login} title="Sign In">
        <UserIcon name="Sign In" />
      </Link>
      <IconButton
        className={classes.button}
        title={NAME}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...buttonProps}
      >
        <UserIcon name={NAME} />
      </IconButton>
      <div className={classes.menu} role="menu" aria-label={NAME} hidden={!isOpen} {...menuProps}>
        {accountLinks.map(({ href, ...link }) => (
          <UserMenuLink key={href} to={href} {...link} onFollow={close} />
        ))}
        <UserMenuItem audience="members" label="Logout" onPress={leave} />
      </div>
    </For>
  );
}

function UserIcon({ name }: { name: string }) {
  return (
    <>
      <IconUser aria-hidden="true" size={20} stroke={1.75} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}

interface ItemProps {
  audience: Audience;
  label: string;
}

const UserMenuLink = ({
  audience,
  label,
  to,
  onFollow,
}: ItemProps & { to: string; onFollow: () => void }) => (
  <For as={Link} audience={audience} role="menuitem" tabIndex={-1} to={to} onClick={onFollow}>
    {label}
  </For>
);

const UserMenuItem = ({ audience, label, onPress }: ItemProps & { onPress: () => void }) => (
  <For as="button" audience={audience} type="button" role="menuitem" tabIndex={-1} onClick={onPress}>
    {label}
  </For>
);
