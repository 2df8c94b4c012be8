import { useAnnouncedTitle } from '../../navigation/navigation';
import classes from '../../components/visually-hidden.module.css';

/** Announces the title of the new page after client-side navigation, as a page load would. */
export const NavigationAnnouncer = () => (
  <p className={classes.hidden} role="status">
    {useAnnouncedTitle()}
  </p>
);
