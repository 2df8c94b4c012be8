import { ActionLink } from '../../components/action-button';
import { Section } from '../../components/section';
import { paths } from '../../lib/paths';
import { whyJoinContent } from './why-join.content';
import classes from './why-join-enquiry.module.css';

const { title, lead, button } = whyJoinContent.enquiry;

export const WhyJoinEnquiry = () => (
  <Section labelledBy="enquiry" tone="night">
    <div className={classes.band}>
      <div>
        <h2 id="enquiry">{title}</h2>
        <p>{lead}</p>
      </div>
      <ActionLink variant="primary" to={paths.passPlans}>
        {button}
      </ActionLink>
    </div>
  </Section>
);
