import { PLAN_TYPES } from '#common/plans/plans';
import { enumName } from '#common/enum-names';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import type { PlanType } from '../../graphql/types.generated';
import { planPaths } from '../../lib/plan-address';
import { NavLink } from '../../navigation/navigation';
import { MembershipPlans } from './membership-plans';
import { planPages, plansContent } from './plans.content';
import { usePlanOffersQuery } from './plans.generated';
import classes from './plans-screen.module.css';

/** The plans of one type. One query fetches both types, so that the other page opens at once. */
export function PlansScreen({ planType }: { planType: PlanType }) {
  const query = usePlanOffersQuery();
  const { title, headline, lead, description } = planPages[planType];
  return (
    <div className={classes.page}>
      <PageHead title={title} description={description()} path={planPaths[planType]} />
      <header className={classes.intro}>
        <h1 tabIndex={-1}>{headline}</h1>
        <p>{lead()}</p>
        <PlanTabs />
      </header>
      <QueryBoundary query={query} loading={<PlansSkeleton />} failed={plansContent.loadFailed}>
        {({ planOffers, orderGateway, me }) => (
          <MembershipPlans
            planType={planType}
            offers={planOffers.filter((offer) => offer.planType === planType)}
            periods={me.user.nextPeriods}
            membership={me.user.memberships.find((membership) => membership.planType === planType)}
            gateway={orderGateway}
            refresh={query.refetch}
          />
        )}
      </QueryBoundary>
    </div>
  );
}

/** Links between the pages of the two plan types. */
const PlanTabs = () => (
  <nav className={classes.tabs} aria-label={plansContent.kinds}>
    {PLAN_TYPES.map(enumName).map((planType) => (
      <NavLink key={planType} to={planPaths[planType]}>
        {planPages[planType].tab}
      </NavLink>
    ))}
  </nav>
);

/** Placeholders for three cards. */
const PlansSkeleton = () => (
  <Skeleton>
    <div className={classes.cards}>
      <span data-bone="block" />
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
