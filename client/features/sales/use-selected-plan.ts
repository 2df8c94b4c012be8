import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PLAN_PARAMETER, planAddress, planSlug } from '../../lib/plan-address';
import type { PlanOfferFactsFragment } from './plans.generated';

/** The plan named in the URL, so that it can be linked to and survives a log-in and a reload. */
export function useSelectedPlan(offers: PlanOfferFactsFragment[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The router updates the URL in a transition; the radio button must react at once.
  const [slug, setSlug] = useOptimistic(search.get(PLAN_PARAMETER));
  const selected = offers.find(({ name }) => planSlug(name) === slug);
  const select = (id: string | null) =>
    startTransition(() => {
      const chosen = offers.find((offer) => offer.id === id);
      setSlug(chosen ? planSlug(chosen.name) : null);
      const address = chosen ? planAddress(chosen.planType, chosen.name) : { search: '' };
      void navigate(address, { replace: true });
    });
  // The plan with which the member arrived is the first one, so that it is in view on a phone.
  const [arrivedWith] = useState(slug);
  const isFirst = ({ name }: PlanOfferFactsFragment) => planSlug(name) === arrivedWith;
  const ordered = [...offers].sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  return { ordered, selected, select };
}
