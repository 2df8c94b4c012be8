import { IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/icon-button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useIsFor, type Audience } from '../../lib/audience';
import { leaveBy } from '../../lib/leaving';
import { paths } from '../../lib/paths';
import { signOut } from '../../lib/sign-out';
import { showToast } from '../../lib/toast';
import { hasPage } from '../routes';
import { useMenu } from './use-menu';
import { UserMenuItem, UserMenuLink } from './user-menu-items';
import classes from './user-menu.module.css';

const MENU_ID = 'user-menu';
const NAME = 'Account';

/** The user icon (specification 2): a menu; for an admin, once there is a dashboard, the way to it. */
export function UserMenu() {
  const hasDashboard = hasPage(paths.adminDashboard);
  const isDashboardShown = useIsFor('admins') && hasDashboard;
  const menuAudience = hasDashboard ? 'all-but-admins' : undefined;
  return (
    <>
      {isDashboardShown && (
        <Link className={classes.link} data-for="admins" to={paths.adminDashboard} title="Open admin">
          <UserIcon name="Open admin" />
        </Link>
      )}
      {useIsFor(menuAudience) && <Menu audience={menuAudience} />}
    </>
  );
}

function Menu({ audience }: { audience: Audience | undefined }) {
  const { isOpen, close, placeProps, buttonProps, menuProps } = useMenu();
  const navigate = useNavigate();
  const leave = () => {
    close();
    leaveBy(() => {
      signOut();
      void navigate(paths.home);
      void sayGoodbye();
    });
  };
  return (
    <div className={classes.place} data-for={audience} {...placeProps}>
      <Link className={`${classes.link} ${classes.withoutScript}`} to={paths.login} title="Sign In">
        <UserIcon name="Sign In" />
      </Link>
      <IconButton
        className={classes.button}
        title={NAME}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={MENU_ID}
        {...buttonProps}
      >
        <UserIcon name={NAME} />
      </IconButton>
      <div
        id={MENU_ID}
        className={classes.menu}
        role="menu"
        aria-label={NAME}
        hidden={!isOpen}
        {...menuProps}
      >
        <UserMenuLink audience="guests" to={paths.login} label="Sign In" onFollow={close} />
        <UserMenuLink audience="members" to={paths.profile} label="Your profile" onFollow={close} />
        <UserMenuLink audience="members" to={paths.account} label="Your account" onFollow={close} />
        <UserMenuItem audience="members" label="Logout" onPress={leave} />
      </div>
    </div>
  );
}

/** The sentences of the whole product are more than a page needs before anybody leaves. */
async function sayGoodbye() {
  const { messages } = await import('#common/messages');
  showToast(messages.signedOut);
}

function UserIcon({ name }: { name: string }) {
  return (
    <>
      <IconUser aria-hidden="true" size={20} stroke={1.75} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
