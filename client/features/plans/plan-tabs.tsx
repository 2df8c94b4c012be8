import { NavLink } from 'react-router-dom';
import { PLAN_TYPES, type PlanType } from '#common/plans';
import { paths } from '../../lib/paths';
import { planPages, plansContent } from './plans.content';
import classes from './plan-tabs.module.css';

/** Where each kind of plan is sold. */
export const planPaths: Record<PlanType, string> = { pass: paths.passPlans, nutrition: paths.feastPlans };

/** From one kind of plan to the other. */
export const PlanTabs = () => (
  <nav className={classes.tabs} aria-label={plansContent.kinds}>
    {PLAN_TYPES.map((type) => (
      <NavLink key={type} to={planPaths[type]}>
        {planPages[type].tab}
      </NavLink>
    ))}
  </nav>
);
