import { weekPlanContent } from './week-plan.content';
import classes from './week-plan.module.css';

/** The green square with a dot that marks vegetarian food in India, with its label. */
export const VegetarianMark = () => (
  <p className={classes.vegetarian}>
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect x="1.5" y="1.5" width="17" height="17" fill="none" stroke="currentcolor" strokeWidth="2" />
      <circle cx="10" cy="10" r="4.5" fill="currentcolor" />
    </svg>
    {weekPlanContent.vegetarian}
  </p>
);
