import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { ContactLines } from '../../components/contact-lines';
import { WordMark } from '../../components/word-mark';
import { WeeklyTimings } from '../../components/weekly-timings';
import { Link } from '../../navigation/navigation';
import { siteContent } from '../site.content';
import { footerLinks } from './site-links';
import { NavLinks } from './nav-links';
import classes from './site-footer.module.css';

const { footer: content } = siteContent;

export function SiteFooter({ isInert }: { isInert: boolean }) {
  return (
    <footer className={classes.footer} inert={isInert}>
      <div className={classes.columns}>
        <section aria-label={content.contact}>
          <Link className={classes.wordmark} to={paths.home}>
            <WordMark />
          </Link>
          <ContactLines />
          <a className={classes.map} href={studio.mapUrl} rel="noreferrer">
            {content.map}
          </a>
        </section>
        <section aria-labelledby="footer-timings">
          <h2 id="footer-timings">{content.timings}</h2>
          <WeeklyTimings isCompact />
        </section>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{content.pages}</h2>
          <ul className={classes.links}>
            <NavLinks />
            {footerLinks.map(({ href, label }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {studio.disclaimer && <p className={classes.disclaimer}>{studio.disclaimer}</p>}
    </footer>
  );
}
