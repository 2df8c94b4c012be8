import { paths } from '#common/paths';
import { studio } from '#common/studio';
import { ActionLink } from '../../components/action-button';
import { Section } from '../../components/section';
import { WithoutScript } from '../../components/without-script';
import { AskUs } from '../enquiries/ask-us';
import { whyJoinContent } from './why-join.content';
import classes from './why-join-enquiry.module.css';

const { title, lead, button, call } = whyJoinContent.enquiry;

export const WhyJoinEnquiry = () => (
  <Section labelledBy="enquiry" tone="night">
    <div className={classes.band}>
      <div>
        <h2 id="enquiry">{title}</h2>
        <p>{lead}</p>
      </div>
      <div className={classes.actions}>
        <ActionLink variant="primary" to={paths.passPlans}>
          {button}
        </ActionLink>
        <AskUs />
        <WithoutScript>
          <a href={`tel:${studio.phone}`}>{call()}</a> <a href={`mailto:${studio.email}`}>{studio.email}</a>
        </WithoutScript>
      </div>
    </div>
  </Section>
);
