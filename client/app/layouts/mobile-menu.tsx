import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ContactLines } from '../../components/contact-lines';
import { For } from '../../components/for';
import { IconButton } from '../../components/icon-button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { WeeklyTimings } from '../../components/weekly-timings';
import { siteContent } from '../site.content';
import { AccountEntries } from './account-entries';
import { NavLinks } from './nav-links';
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
        <VisuallyHidden>{siteContent.menu}</VisuallyHidden>
      </IconButton>
      <div
        ref={panel}
        id={PANEL_ID}
        className={classes.panel}
        popover="auto"
        onToggle={(event) => onToggle(event.newState === 'open')}
      >
        <nav aria-label={siteContent.menu}>
          <ul className={classes.links}>
            <NavLinks onFollow={close} />
          </ul>
          <For
            audience="all-but-staff"
            className={classes.account}
            role="group"
            aria-label={siteContent.account}
          >
            <AccountEntries onFollow={close} />
          </For>
        </nav>
        <div className={classes.facts}>
          <WeeklyTimings isCompact />
          <ContactLines />
        </div>
      </div>
    </>
  );
}
