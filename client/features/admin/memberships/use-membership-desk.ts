import type { Instalment } from '#common/orders/instalments';
import type { Money, PlanType } from '../../../graphql/types.generated';
import { isPriceChanged } from '../../../lib/errors';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useReread } from '../../../lib/use-reread';
import { MemberTimelineDocument } from '../drawer/timeline.generated';
import { FIGURES } from '../figures/figures';
import { memberName } from '../members/member-name';
import {
  useCancelMembershipMutation,
  useExtendMembershipMutation,
  useGrantMembershipMutation,
  useRenewMembershipMutation,
  DeskPlansDocument,
  SaleQuoteDocument,
  type MemberOfMembershipFragment,
} from './memberships.generated';
import { membershipsContent } from './memberships.content';
import { membersContent } from '../members/members.content';
import { MemberChoicesDocument } from '../members/members.generated';
import { DeskOrdersDocument } from '../orders/orders.generated';
import type { TakenPayment } from '../payment/payment-entry';
import type { Offer } from './sale-entry';

/** A sale as it is sent. */
interface Sale extends TakenPayment {
  /** What it costs without the discount. */
  total: Money;
  discount: { amount: Money; reason: string } | null;
  start: { startsOn: string; reason: string | null } | null;
  credit: Money | null;
  partPayment: { amount: Money; instalments: Instalment[] } | null;
}

/** Changes of a member's membership; errors are for the form that submits them. */
export function useMembershipDesk(member: MemberOfMembershipFragment) {
  const { id: userId } = member;
  const reread = useReread(DeskOrdersDocument, MemberTimelineDocument, ...FIGURES);
  const rereadPrices = useReread(MemberChoicesDocument, DeskPlansDocument, SaleQuoteDocument);
  const [renew] = useRenewMembershipMutation();
  const [grant] = useGrantMembershipMutation();
  const [cancel] = useCancelMembershipMutation();
  const [extend] = useExtendMembershipMutation();

  const finish = (message: string | undefined) => {
    void reread();
    showToast(membersContent.aboutMember(memberName(member), message ?? membershipsContent.membershipFailed));
  };

  return {
    renew: async (offerId: string, { total, discount, credit, partPayment: part, ...sale }: Sale) => {
      const { currencyCode, minorUnits } = total;
      const off = discount?.amount.minorUnits ?? 0;
      const expectedTotal = { currencyCode, minorUnits: minorUnits - off };
      const given = discount && { ...discount, amount: { currencyCode, minorUnits: off } };
      const partPayment = part && {
        amount: { currencyCode, minorUnits: part.amount.minorUnits },
        instalments: part.instalments.map(({ dueOn, amountPaise }) => ({
          dueOn,
          amount: { currencyCode, minorUnits: amountPaise },
        })),
      };
      const credited = credit && { currencyCode, minorUnits: credit.minorUnits };
      const agreed = { expectedTotal, discount: given, credit: credited, partPayment };
      const renewal = { userId, offerId, ...agreed, ...sale };
      try {
        const { data } = await withRequestKey(
          ['renew', userId, offerId, sale.method, part?.amount.minorUnits ?? expectedTotal.minorUnits],
          (requestKey) => renew({ variables: { input: { ...renewal, requestKey } } }),
        );
        finish(data?.renewMembership.message);
      } catch (error) {
        // Shows the new price, with which the next attempt succeeds.
        if (isPriceChanged(error)) await rereadPrices();
        throw error;
      }
    },
    grant: async ({ id: offerId }: Offer, reason: string) => {
      const { data } = await withRequestKey(['grant', userId, offerId], (requestKey) =>
        grant({ variables: { input: { userId, offerId, reason, requestKey } } }),
      );
      finish(data?.grantMembership.message);
    },
    extend: async (planType: PlanType, days: number, reason: string) => {
      const { data } = await withRequestKey(['extend', userId, planType, days], (requestKey) =>
        extend({ variables: { input: { userId, planType, days, reason, requestKey } } }),
      );
      finish(data?.extendMembership.message);
    },
    /** After a dialog about a freeze, with the message of the server. */
    frozen: finish,
    cancel: async (planType: PlanType, reason: string) => {
      const { data } = await cancel({ variables: { input: { userId, planType, reason } } });
      finish(data?.cancelMembership.message);
    },
  };
}
