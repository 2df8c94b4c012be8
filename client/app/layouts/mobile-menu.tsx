import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ContactLines } from '../../components/contact-lines';
import { For } from '../../components/for';
import { IconButton } from '../../components/icon-button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { WeeklyTimings } from '../../components/weekly-timings';
import { Link, useLogOut } from '../../navigation/navigation';
import { NavLinks } from './nav-links';
import { accountLinks } from './site-links';
import classes from './mobile-menu.module.css';

const PANEL_ID = 'site-menu';

interface MobileMenuProps {
  onToggle: (isOpen: boolean) => void;
}

/**
 * The navigation of narrow windows: a popover, which the browser opens and closes even without JavaScript. It also
 * exposes the button as expanded or collapsed to assistive technology.
 */
export function MobileMenu({ onToggle }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The menu may have been opened before hydration.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) onToggle(true);
  }, [onToggle]);
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <IconButton className={classes.button} popoverTarget={PANEL_ID}>
        <IconMenu2 className={classes.whenClosed} aria-hidden="true" size={24} stroke={1.75} />
        <IconX className={classes.whenOpen} aria-hidden="true" size={24} stroke={1.75} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </IconButton>
      <div
        ref={panel}
        id={PANEL_ID}
        className={classes.panel}
        popover="auto"
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <nav aria-label="Menu">
          <ul className={classes.links}>
            <NavLinks onFollow={close} />
          </ul>
          <AccountEntries onFollow={close} />
        </nav>
        <div className={classes.facts}>
          <WeeklyTimings isCompact />
          <ContactLines />
        </div>
      </div>
    </>
  );
}

/** The entries of the account menu. */
function AccountEntries({ onFollow }: { onFollow: () => void }) {
  const logOut = useLogOut();
  const leave = () => {
    onFollow();
    logOut();
  };
  return (
    <For as="ul" audience="all-but-staff" className={classes.account} aria-label="Account">
      {accountLinks.map(({ href, label, audience }) => (
        <For key={href} as="li" audience={audience}>
          <Link to={href} onClick={onFollow}>
            {label}
          </Link>
        </For>
      ))}
      <For as="li" audience="members">
        <button type="button" onClick={leave}>
          Logout
        </button>
      </For>
    </For>
  );
}
