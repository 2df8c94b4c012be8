import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { messageOf } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import { FeaturesDialog } from './features-dialog';
import { NewPlanDialog } from './new-plan-dialog';
import { PlanCard, type PlanAction } from './plan-card';
import { plansContent as content } from './plans.content';
import {
  useManagedPlansQuery,
  useSetPlanOnSaleMutation,
  useSortPlansMutation,
  type ListedPlanFragment,
} from './plans.generated';
import { PriceDialog } from './price-dialog';
import { usePlanChange } from './use-plan-change';
import classes from './plans-tab.module.css';

/** The price list: admins add plans, set prices, sort them, and take them off sale. */
export const PlansTab = ({ title }: { title: string }) => (
  <div className={classes.tab}>
    <header className={classes.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{content.lead}</p>
    </header>
    <PlanManager />
  </div>
);

interface PlanManagerProps {
  /** Further notices and actions about a price. */
  stateOf?: (plan: ListedPlanFragment) => ReactNode;
}

export function PlanManager({ stateOf }: PlanManagerProps) {
  const query = useManagedPlansQuery({ fetchPolicy: 'cache-and-network' });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={classes.tab}>
      <div>
        <Button variant={stateOf ? 'outline' : 'primary'} onClick={() => setIsAdding(true)}>
          {content.add}
        </Button>
      </div>
      <QueryBoundary query={query} loading={<ListSkeleton />} failed={content.failed}>
        {({ managedPlans }) => <Plans plans={managedPlans} stateOf={stateOf} />}
      </QueryBoundary>
      {isAdding && <NewPlanDialog onClose={() => setIsAdding(false)} />}
    </div>
  );
}

interface Pending {
  plan: ListedPlanFragment;
  action: Exclude<PlanAction, 'sale'>;
}

interface Move {
  by: 1 | -1;
  list: readonly ListedPlanFragment[];
}

/**
 * Focuses the pressed button, which loses the focus when the plan moves; or the opposite one if the plan is now at the
 * end.
 */
function focusButton({ offer: { id } }: ListedPlanFragment, by: 1 | -1): void {
  const buttons = (by < 0 ? ['up', 'down'] : ['down', 'up']).map((name) =>
    document.querySelector<HTMLElement>(`[id="${name}-${id}"]:enabled`),
  );
  buttons.find((button) => button !== null)?.focus();
}

interface PlansProps {
  plans: readonly ListedPlanFragment[];
  stateOf: PlanManagerProps['stateOf'];
}

function Plans({ plans, stateOf }: PlansProps) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [setOnSale] = useSetPlanOnSaleMutation();
  const [sort] = useSortPlansMutation();
  const change = usePlanChange();
  const onSale = plans.filter(({ retiredAt }) => !retiredAt);
  const offSale = plans.filter(({ retiredAt }) => retiredAt);

  const attempt = async (send: () => Promise<string | undefined>) => {
    try {
      await change(await send());
    } catch (error) {
      showToast(messageOf(error, { fallback: content.saveFailed }));
    }
  };

  const move = async (plan: ListedPlanFragment, { by, list }: Move) => {
    const [one, two] = [plan, list[list.indexOf(plan) + by]!].map(({ offer: { id } }) => id);
    const planIds = plans.map(({ offer: { id } }) => (id === one ? two! : id === two ? one! : id));
    await attempt(async () => (await sort({ variables: { input: { planIds } } })).data?.sortPlans.message);
    focusButton(plan, by);
  };

  const act = (plan: ListedPlanFragment, action: PlanAction) => {
    if (action !== 'sale') {
      setPending({ plan, action });
      return;
    }
    const input = { planId: plan.offer.id, isOnSale: plan.retiredAt !== null };
    void attempt(async () => (await setOnSale({ variables: { input } })).data?.setPlanOnSale.message);
  };

  const close = () => setPending(null);
  return (
    <>
      {onSale.length === 0 && (
        <div className={classes.empty}>
          <h2>{content.empty.title}</h2>
          <p>{content.empty.text}</p>
        </div>
      )}
      {[
        { title: content.onSale, listed: onSale },
        { title: content.offSale, listed: offSale },
      ].map(
        ({ title, listed }) =>
          listed.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul className={classes.list}>
                {listed.map((plan, index) => (
                  <PlanCard
                    key={plan.offer.id}
                    plan={plan}
                    isFirst={index === 0}
                    isLast={index === listed.length - 1}
                    onMove={(by) => void move(plan, { by, list: listed })}
                    onAct={(action) => act(plan, action)}
                  >
                    {stateOf?.(plan)}
                  </PlanCard>
                ))}
              </ul>
            </section>
          ),
      )}
      {pending?.action === 'price' && <PriceDialog plan={pending.plan} onClose={close} />}
      {pending?.action === 'features' && <FeaturesDialog plan={pending.plan} onClose={close} />}
    </>
  );
}

const ListSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      <span data-bone="block" />
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);
