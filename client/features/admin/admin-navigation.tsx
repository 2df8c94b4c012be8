import { IconArrowLeft, IconLogout, IconReceiptRupee, IconShieldLock } from '@tabler/icons-react';
import { paths } from '../../lib/paths';
import { Link, useLogOut } from '../../navigation/navigation';
import { adminContent } from './admin.content';
import classes from './admin-navigation.module.css';

/** Values of `?tab=`; the first is the default. */
export const ADMIN_TABS = ['orders'] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

const ICONS = { orders: IconReceiptRupee };
const iconLook = { 'aria-hidden': true, size: 20, stroke: 1.75 } as const;

/** Links to the tabs, back to the site and to the admin's own account, and the log-out button. */
export function AdminNavigation({ openId }: { openId: AdminTab }) {
  const logOut = useLogOut();
  return (
    <nav className={classes.navigation} aria-label={adminContent.navigation}>
      <ul>
        {ADMIN_TABS.map((id) => {
          const Icon = ICONS[id];
          return (
            <li key={id}>
              <Link to={{ search: `?tab=${id}` }} aria-current={id === openId ? 'page' : undefined}>
                <Icon {...iconLook} />
                {adminContent.tabs[id]}
              </Link>
            </li>
          );
        })}
        <li className={classes.out}>
          <Link to={paths.home}>
            <IconArrowLeft {...iconLook} />
            {adminContent.back}
          </Link>
        </li>
        <li>
          <Link to={paths.account}>
            <IconShieldLock {...iconLook} />
            {adminContent.account}
          </Link>
        </li>
        <li>
          <button type="button" onClick={logOut}>
            <IconLogout {...iconLook} />
            {adminContent.logOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}
