import { ActionLink } from '../../components/action-button';
import nextStep from '../../components/next-step.module.css';
import { paths } from '../../lib/paths';
import { wellnessContent } from './wellness.content';

const { firstStep } = wellnessContent;

/** Suggests what to do first, for members without weight and height. */
export const FirstStep = () => (
  <section className={nextStep.card} aria-labelledby="first-step">
    <div>
      <h2 id="first-step">{firstStep.title}</h2>
      <p>{firstStep.text}</p>
    </div>
    <ActionLink variant="primary" to={paths.profile}>
      {firstStep.action}
    </ActionLink>
  </section>
);
