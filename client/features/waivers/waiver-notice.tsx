import { Link } from '../../navigation/navigation';
import { waiverContent as content } from './waivers.content';
import classes from './waiver-notice.module.css';

/** Asks a member to accept the waiver, on pages about something else. */
export const WaiverNotice = () => (
  <p className={classes.notice}>
    {content.notice} <Link to={content.path}>{content.read}</Link>
  </p>
);
