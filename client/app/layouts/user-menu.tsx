import { IconUser } from '@tabler/icons-react';
import { paths } from '#common/paths';
import { IconButton } from '../../components/icon-button';
import { For } from '../../components/for';
import { VisuallyHidden } from '../../components/visually-hidden';
import { Link } from '../../navigation/navigation';
import { siteContent } from '../site.content';
import { AccountEntries } from './account-entries';
import { useMenu } from './use-menu';
import classes from './user-menu.module.css';

const { account: NAME, openAdmin, signIn } = siteContent;

/** The user icon: a menu, or for staff a link to the dashboard. */
export function UserMenu() {
  return (
    <>
      <For as={Link} audience="staff" className={classes.link} to={paths.adminDashboard} title={openAdmin}>
        <UserIcon name={openAdmin} />
      </For>
      <Menu />
    </>
  );
}

function Menu() {
  const { isOpen, close, containerProps, buttonProps, menuProps } = useMenu();
  return (
    <For audience="all-but-staff" className={classes.place} {...containerProps}>
      <Link className={`${classes.link} ${classes.withoutScript}`} to={paths.login} title={signIn}>
        <UserIcon name={signIn} />
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
        <AccountEntries role="menuitem" tabIndex={-1} onFollow={close} />
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
