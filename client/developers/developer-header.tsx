import { ColorSchemeToggle } from '../components/color-scheme-toggle';
import classes from './developer-header.module.css';

interface DeveloperHeaderProps {
  studioName: string;
  texts: { title: string; other: string; links: string };
  /** Path of the other page for developers, if there is one. */
  other: string | null;
}

/** Header of the pages for developers. */
export const DeveloperHeader = ({ studioName, texts, other }: DeveloperHeaderProps) => (
  <header className={classes.header}>
    <a href="/home" className={classes.studio}>
      {studioName}
    </a>
    <h1 className={classes.title}>{texts.title}</h1>
    <nav className={classes.links} aria-label={texts.links}>
      {other && <a href={other}>{texts.other}</a>}
    </nav>
    <ColorSchemeToggle />
  </header>
);
