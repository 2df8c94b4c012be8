import { studio } from '#common/studio';
import { Section } from '../../components/section';
import { homeContent } from './home.content';
import classes from './home-contact.module.css';

const { contact } = homeContent;

export function HomeContact() {
  return (
    <Section id="contact" labelledBy="contact-title">
      <h2 id="contact-title">{contact.title}</h2>
      <p className={classes.lead}>{contact.lead}</p>
      <dl className={classes.ways}>
        <div>
          <dt>{contact.phone}</dt>
          <dd>
            <a href={`tel:${studio.phone}`}>{studio.phoneShown}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.email}</dt>
          <dd>
            <a href={`mailto:${studio.email}`}>{studio.email}</a>
          </dd>
        </div>
        <div>
          <dt>{contact.address}</dt>
          <dd>{studio.address.join(', ')}</dd>
        </div>
      </dl>
    </Section>
  );
}
