import { PLAN_TYPES } from '#common/plans/plans';
import { planPaths } from '../../lib/paths';
import { NavLink } from '../../navigation/navigation';
import { planPages, plansContent } from './plans.content';
import classes from './plan-tabs.module.css';

/** Links between the pages of the two plan types. */
export const PlanTabs = () => (
  <nav className={classes.tabs} aria-label={plansContent.kinds}>
    {PLAN_TYPES.map((type) => (
      <NavLink key={type} to={planPaths[type]}>
        {planPages[type].tab}
      </NavLink>
    ))}
  </nav>
);
