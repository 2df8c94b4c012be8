import { openingLine } from '#common/opening-now';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { ColorSchemeToggle } from '../../components/color-scheme-toggle';
import { WordMark } from '../../components/word-mark';
import { WithoutScript } from '../../components/without-script';
import { MAIN_ID } from '../../lib/main-id';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { siteContent } from '../site.content';
import { PageOutlet } from './page-outlet';
import { SkipLink } from './skip-link';
import classes from './auth-layout.module.css';

/** A column for a form and, on a wide screen, a picture of the street before dawn beside it. */
export function AuthLayout() {
  return (
    <div className={classes.split}>
      <SkipLink />
      <div className={classes.side}>
        <header className={classes.bar}>
          <Link className={classes.wordmark} to={paths.home}>
            <WordMark />
          </Link>
          <ColorSchemeToggle />
        </header>
        <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
          <WithoutScript>
            <p className={classes.withoutScript}>{siteContent.withoutScript}</p>
          </WithoutScript>
          <PageOutlet />
        </main>
      </div>
      <AuthPicture />
    </div>
  );
}

/** Decoration for wide screens: narrow ones neither show nor load the picture. */
function AuthPicture() {
  const opening = openingLine(useMinute());
  return (
    <aside className={classes.picture} data-surface="night" aria-label={studio.name}>
      <p className={classes.opening}>{opening.text}</p>
      <p className={classes.line}>{studio.words.aboutTitle ?? siteContent.room}</p>
    </aside>
  );
}
