import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { dietContent } from './diet.content';
import classes from './diet-form.module.css';

const { title, text, privacy, account } = dietContent.details.consent;

/** What saving the form agrees to. */
export const DietConsent = () => (
  <div className={classes.consent}>
    <p>
      <strong>{title}</strong> {text}
    </p>
    <p className={classes.consentLinks}>
      <Link to={`${paths.privacy}#health-data`}>{privacy}</Link>
      <Link to={`${paths.account}#what-we-keep`}>{account}</Link>
    </p>
  </div>
);
