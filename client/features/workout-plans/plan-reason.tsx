import { VisuallyHidden } from '../../components/visually-hidden';
import { workoutPlansContent } from './workout-plans.content';
import type { PlanReasonFragment } from './plan-reason.generated';
import classes from './plan-reason.module.css';

const { plan: content } = workoutPlansContent;

/** Expandable reason for a choice. */
export const Why = ({ name, reason }: { name: string; reason: PlanReasonFragment }) => (
  <details className={classes.why}>
    <summary>
      <span aria-hidden="true">{content.why}</span>
      <VisuallyHidden>{content.whyNamed(name)}</VisuallyHidden>
    </summary>
    <Reason reason={reason} />
  </details>
);

/** A reason with its source. */
export const Reason = ({ reason: { text, source } }: { reason: PlanReasonFragment }) => (
  <p className={classes.reason}>
    {text} <span className={classes.source}>{source ? <Source {...source} /> : content.convention}</span>
  </p>
);

const Source = ({ title, url }: NonNullable<PlanReasonFragment['source']>) => (
  <>
    {content.source}{' '}
    {url ? (
      <a href={url} target="_blank" rel="noreferrer">
        {title}
      </a>
    ) : (
      title
    )}
  </>
);
