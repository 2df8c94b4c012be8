import { Section } from '../../components/section';
import { passContent } from './pass.content';
import classes from './home-pass-benefits.module.css';

const { whyTitle, benefits, howTitle, steps } = passContent;

/** Benefits of a pass and the steps to get one. */
export const HomePassBenefits = () => (
  <Section labelledBy="benefits" tone="sunken">
    <div className={classes.split}>
      <div>
        <h2 id="benefits">{whyTitle}</h2>
        <dl className={classes.benefits}>
          {benefits().map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>{howTitle}</h2>
        <ol className={classes.steps}>
          {steps().map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </Section>
);
