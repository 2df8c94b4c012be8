import type { ApolloCache } from '@apollo/client';
import type { WithdrawConsentMutation } from './account.generated';

/** Removes the user from the cache: the server has deleted the data that the consent to health data covered. */
export function forgetHealthData(cache: ApolloCache, { viewer }: WithdrawConsentMutation['withdrawConsent']) {
  cache.evict({ id: cache.identify({ __typename: 'User', id: viewer.user.id }) });
  cache.gc();
}
