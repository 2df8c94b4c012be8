import { ColorSchemeToggle } from '../components/color-scheme-toggle';
import classes from './developer-header.module.css';

interface DeveloperHeaderProps {
  studioName: string;
  title: string;
  /** The other page for people who write programs, if there is one. */
  other: { path: string; name: string } | null;
}

/** What the pages for people who write programs begin with. */
export const DeveloperHeader = ({ studioName, title, other }: DeveloperHeaderProps) => (
  <header className={classes.header}>
    <a href="/home" className={classes.studio}>
      {studioName}
    </a>
    <h1 className={classes.title}>{title}</h1>
    <nav className={classes.links} aria-label="Descriptions of the API">
      {other && <a href={other.path}>{other.name}</a>}
    </nav>
    <ColorSchemeToggle />
  </header>
);
