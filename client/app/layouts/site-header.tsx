import { useEffect, useRef, useState } from 'react';
import { paths } from '#common/paths';
import { ColorSchemeToggle } from '../../components/color-scheme-toggle';
import { WordMark } from '../../components/word-mark';
import { Link } from '../../navigation/navigation';
import { siteContent } from '../site.content';
import { ExerciseButton } from './exercise-button';
import { MobileMenu } from './mobile-menu';
import { NavLinks } from './nav-links';
import { UserMenu } from './user-menu';
import classes from './site-header.module.css';

interface SiteHeaderProps {
  onMenuToggle: (isOpen: boolean) => void;
}

export function SiteHeader({ onMenuToggle }: SiteHeaderProps) {
  const { isScrolled, topMark } = useIsScrolled();
  return (
    <>
      <div ref={topMark} className={classes.topMark} />
      <header className={classes.header} data-solid={isScrolled || undefined}>
        <div className={classes.ground} />
        <div className={classes.bar}>
          <Link className={classes.wordmark} to={paths.home}>
            <WordMark />
          </Link>
          <nav className={classes.nav} aria-label={siteContent.mainNavigation}>
            <ul>
              <NavLinks />
            </ul>
          </nav>
          <ExerciseButton />
          <ColorSchemeToggle />
          <UserMenu />
          <MobileMenu onToggle={onMenuToggle} />
        </div>
      </header>
    </>
  );
}

/** Whether the mark, which covers the top pixels of the page, has left the window. */
function useIsScrolled() {
  const topMark = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!topMark.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsScrolled(entry?.isIntersecting === false));
    observer.observe(topMark.current);
    return () => observer.disconnect();
  }, []);
  return { isScrolled, topMark };
}
