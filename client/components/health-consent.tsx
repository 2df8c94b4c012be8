import { paths } from '#common/paths';
import { Link } from '../navigation/navigation';
import { healthConsentContent as content } from './health-consent.content';
import classes from './health-consent.module.css';

interface HealthConsentProps {
  title: string;
  text: string;
}

/** The consent that a person gives by saving a form with health data. */
export const HealthConsent = ({ title, text }: HealthConsentProps) => (
  <div className={classes.consent}>
    <p>
      <strong>{title}</strong> {text}
    </p>
    <p className={classes.links}>
      <Link to={`${paths.privacy}#health-data`}>{content.policy}</Link>
      <Link to={`${paths.account}#what-we-keep`}>{content.account}</Link>
    </p>
  </div>
);
