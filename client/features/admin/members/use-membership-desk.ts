import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { pick } from '#common/pick';
import type { DeskMethod, PlanType } from '../../../graphql/types.generated';
import { isPriceChanged } from '../../../lib/errors';
import { randomKey } from '../../../lib/random-key';
import { showToast } from '../../../lib/toast';
import { memberName } from './member-columns';
import type { MemberOfMembershipFragment } from './member-membership.generated';
import { membersContent } from './members.content';
import { MemberChoicesDocument, type MemberChoicesQuery } from './members.generated';
import { MemberCountDocument } from './overview.generated';
import { WITHOUT_PAYMENT } from './renewal-form';
import {
  useCancelMembershipMutation,
  useGrantMembershipMutation,
  useRenewMembershipMutation,
} from './membership-changes.generated';

type Offer = MemberChoicesQuery['planOffers'][number];

const COUNTED = { refetchQueries: [MemberCountDocument] };

/** Changes of a member's membership; errors are for the form that submits them. */
export function useMembershipDesk(member: MemberOfMembershipFragment) {
  const { id: userId } = member;
  const client = useApolloClient();
  const [renew] = useRenewMembershipMutation(COUNTED);
  const [grant] = useGrantMembershipMutation(COUNTED);
  const [cancel] = useCancelMembershipMutation(COUNTED);
  /** The renewal or grant sent last and its key: sent again after a lost answer, it is made once. */
  const sent = useRef({ change: '', key: '' });

  const announce = (message: string | undefined) =>
    showToast(membersContent.aboutMember(memberName(member), message ?? membersContent.membershipFailed));

  const keyOf = (change: string): string => {
    if (sent.current.change !== change) sent.current = { change, key: randomKey() };
    return sent.current.key;
  };

  return {
    renew: async (offer: Offer, method: DeskMethod) => {
      const { id: offerId, price } = offer;
      const expectedTotal = pick(price.total, 'minorUnits', 'currencyCode');
      const requestKey = keyOf(`${offerId} ${method} ${expectedTotal.minorUnits}`);
      const input = { userId, offerId, expectedTotal, method, requestKey };
      try {
        const { data } = await renew({ variables: { input } });
        // The lists of orders are asked for again.
        client.cache.evict({ fieldName: 'orders' });
        announce(data?.renewMembership.message);
      } catch (error) {
        // Shows the new price, with which the next attempt succeeds.
        if (isPriceChanged(error)) await client.refetchQueries({ include: [MemberChoicesDocument] });
        throw error;
      }
    },
    grant: async ({ id: offerId }: Offer, reason: string) => {
      const requestKey = keyOf(`${offerId} ${WITHOUT_PAYMENT}`);
      const { data } = await grant({ variables: { input: { userId, offerId, reason, requestKey } } });
      announce(data?.grantMembership.message);
    },
    cancel: async (planType: PlanType, reason: string) => {
      const { data } = await cancel({ variables: { input: { userId, planType, reason } } });
      announce(data?.cancelMembership.message);
    },
  };
}
