import { studio } from '#common/studio';
import classes from './contact-lines.module.css';

/** Where the studio is and how to reach it. */
export function ContactLines() {
  return (
    <address className={classes.contact}>
      <p>
        {studio.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <a href={`tel:${studio.phone}`}>{studio.phoneShown}</a>
      <a href={`mailto:${studio.email}`}>{studio.email}</a>
    </address>
  );
}
