import { studio } from '#common/studio';
import { Section } from '../../components/section';
import { AskUs } from '../enquiries/ask-us';
import { homeContent } from './home.content';
import classes from './home-contact.module.css';

const { contact } = homeContent;

export function HomeContact() {
  return (
    <Section id="contact" labelledBy="contact-title" tone="night">
      <div className={classes.split}>
        <div>
          <h2 id="contact-title">{contact.title}</h2>
          <p className={classes.lead}>{contact.lead}</p>
          <div className={classes.ask}>
            <AskUs />
          </div>
        </div>
        <dl className={classes.ways}>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={`tel:${studio.phone}`}>{studio.phoneShown}</a>
          </dd>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${studio.email}`}>{studio.email}</a>
          </dd>
          <dt>{contact.address}</dt>
          <dd>
            {studio.address.join(', ')}
            <a className={classes.map} href={studio.mapUrl} rel="noreferrer">
              {contact.map}
            </a>
          </dd>
        </dl>
      </div>
    </Section>
  );
}
