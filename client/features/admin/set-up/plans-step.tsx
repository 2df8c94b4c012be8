import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { messageOf } from '../../../lib/errors';
import { showToast } from '../../../lib/toast';
import type { ListedPlanFragment } from '../plans/plans.generated';
import { PlanManager } from '../plans/plans-tab';
import type { NextStep } from '../settings/settings-form';
import { setUpContent as content } from './set-up.content';
import { useConfirmPlanPriceMutation, useSetUpQuery, type SetUpStateFragment } from './set-up.generated';
import { SettingsStep } from './settings-step';

/** Each price is confirmed or set, and the tax on it. */
export const PlansStep = ({ setUp, next }: { setUp: SetUpStateFragment; next: NextStep }) => (
  <>
    <PlanManager
      stateOf={(plan) =>
        plan.retiredAt === null && (
          <PriceState
            plan={plan}
            isConfirmed={!setUp.unconfirmedPlans.some(({ id }) => id === plan.offer.id)}
          />
        )
      }
    />
    <SettingsStep section="taxes" next={next} />
  </>
);

function PriceState({ plan: { offer }, isConfirmed }: { plan: ListedPlanFragment; isConfirmed: boolean }) {
  const [confirm, { loading }] = useConfirmPlanPriceMutation();
  const { refetch } = useSetUpQuery({ fetchPolicy: 'cache-only' });
  if (isConfirmed) return <Badge tone="success">{content.isConfirmed}</Badge>;
  const send = async () => {
    try {
      await confirm({ variables: { input: { planId: offer.id } } });
    } catch (error) {
      showToast(messageOf(error, { fallback: content.saveFailed }));
      await refetch();
    }
  };
  return (
    <Button isBusy={loading} aria-label={content.confirmPriceOf(offer.name)} onClick={() => void send()}>
      {content.confirmPrice}
    </Button>
  );
}
