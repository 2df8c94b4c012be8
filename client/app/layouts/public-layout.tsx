import { useState } from 'react';
import { MAIN_ID } from '../../lib/main-id';
import { PageOutlet } from './page-outlet';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import classes from './public-layout.module.css';

/** The layout of most pages: header, page and footer. */
export function PublicLayout() {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <SiteHeader onMenuToggle={setIsMenuOpen} />
      <main id={MAIN_ID} className={classes.main} tabIndex={-1} inert={isMenuOpen}>
        <PageOutlet />
      </main>
      <SiteFooter isInert={isMenuOpen} />
    </>
  );
}
