import { IconArrowLeft, IconDots, IconLogout, IconShieldLock, type TablerIcon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { paths } from '#common/paths';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ModalDialog } from '../../components/modal-dialog';
import { currentToken, personOf } from '../../lib/session';
import { Link, useLogOut } from '../../navigation/navigation';
import { TAB_GROUPS, type AdminTab } from './admin-tabs';
import { adminContent } from './admin.content';
import classes from './admin-navigation.module.css';
import { keptArrivals } from './check-in/kept-arrivals';

const { unrecordedArrivals } = adminContent;

interface NavigationProps {
  /** The tabs that the current user may open. */
  tabs: readonly AdminTab[];
  open: AdminTab;
}

/**
 * Links to the tabs, back to the site and to the admin's own account, and the log-out button. The style sheet shows all
 * of them in a sidebar, as icons in windows of medium width; in narrow ones, most of them are under "More".
 */
export function AdminNavigation({ tabs, open }: NavigationProps) {
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const isUnderMore = !open.isInBar;
  return (
    <nav className={classes.navigation} aria-label={adminContent.navigation}>
      <div className={classes.bar}>
        <TabGroups tabs={tabs} open={open} />
        <ul className={classes.others}>
          <OtherItems />
          <Version />
          <li className={classes.more}>
            <button
              type="button"
              aria-haspopup="dialog"
              data-current={isUnderMore || undefined}
              onClick={() => setIsMoreOpen(true)}
            >
              <ItemContent Icon={IconDots} label={adminContent.more} />
            </button>
          </li>
        </ul>
      </div>
      {isMoreOpen && (
        <ModalDialog title={adminContent.more} onClose={() => setIsMoreOpen(false)}>
          <div className={classes.sheet}>
            <TabGroups tabs={tabs} open={open} isUnderMore onFollow={() => setIsMoreOpen(false)} />
            <ul className={classes.others}>
              <OtherItems />
              <Version />
            </ul>
          </div>
        </ModalDialog>
      )}
    </nav>
  );
}

interface TabGroupsProps extends NavigationProps {
  /** Only the tabs that have no place in the bar of narrow windows. */
  isUnderMore?: boolean;
  onFollow?: () => void;
}

/** A group without tabs is left out. */
const TabGroups = ({ tabs, open, isUnderMore = false, onFollow }: TabGroupsProps) =>
  TAB_GROUPS.map((group) => {
    const shown = tabs.filter((tab) => tab.group === group && !(isUnderMore && tab.isInBar));
    return (
      shown.length > 0 && (
        <div key={group} className={classes.group}>
          <p aria-hidden="true">{adminContent.groups[group]}</p>
          <ul aria-label={adminContent.groups[group]}>
            {shown.map(({ id, title, Icon, isInBar }) => (
              <li key={id} data-in-bar={isInBar || undefined}>
                <Link
                  to={{ search: `?tab=${id}` }}
                  title={title}
                  aria-current={id === open.id ? 'page' : undefined}
                  onClick={onFollow}
                >
                  <ItemContent Icon={Icon} label={title} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });

const OtherItems = () => (
  <>
    <li>
      <Link to={paths.home} title={adminContent.back}>
        <ItemContent Icon={IconArrowLeft} label={adminContent.back} />
      </Link>
    </li>
    <li>
      <Link to={paths.account} title={adminContent.account}>
        <ItemContent Icon={IconShieldLock} label={adminContent.account} />
      </Link>
    </li>
    <li>
      <LogOutButton title={adminContent.logOut}>
        <ItemContent Icon={IconLogout} label={adminContent.logOut} />
      </LogOutButton>
    </li>
  </>
);

const Version = () => <li className={classes.version}>{adminContent.version}</li>;

const ItemContent = ({ Icon, label }: { Icon: TablerIcon; label: string }) => (
  <>
    <Icon aria-hidden="true" size={20} stroke={1.75} />
    <span>{label}</span>
  </>
);

/** Logs out, after a question if arrivals at the front desk are not recorded yet. */
function LogOutButton({ title, children }: { title: string; children: ReactNode }) {
  const logOut = useLogOut();
  const [kept, setKept] = useState(0);
  const leave = async () => {
    const arrivals = await keptArrivals(personOf(currentToken()));
    if (arrivals.length > 0) setKept(arrivals.length);
    else logOut();
  };
  return (
    <>
      <button type="button" title={title} onClick={() => void leave()}>
        {children}
      </button>
      {kept > 0 && (
        <ConfirmDialog
          title={unrecordedArrivals.title(kept)}
          confirm={unrecordedArrivals.confirm}
          cancel={unrecordedArrivals.cancel}
          onConfirm={logOut}
          onCancel={() => setKept(0)}
        >
          {unrecordedArrivals.text}
        </ConfirmDialog>
      )}
    </>
  );
}
