import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../lib/toast';
import { useReread } from '../../../lib/use-reread';
import { SetUpDocument } from '../set-up/set-up.generated';
import { plansContent } from './plans.content';
import { ManagedPlansDocument } from './plans.generated';

/** Lists of plans that other tabs have read. */
const LISTS = ['planOffers', 'deskPlans'];

/** Returns a function for after a change of the price list: it shows the message, and reads the plans again. */
export function usePlanChange() {
  const { cache } = useApolloClient();
  const reread = useReread(ManagedPlansDocument, SetUpDocument);
  return async (message: string | undefined) => {
    showToast(message ?? plansContent.saveFailed);
    for (const fieldName of LISTS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    await reread();
  };
}
