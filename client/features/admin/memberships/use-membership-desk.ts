import type { Instalment } from '#common/orders/instalments';
import type { Money, PlanType } from '../../../graphql/types.generated';
import { isRefusedFor } from '../../../lib/errors';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast, type ToastAction } from '../../../lib/toast';
import { useReread } from '../../../lib/use-reread';
import { MemberTimelineDocument } from '../drawer/timeline.generated';
import { FIGURES } from '../figures/figures';
import { memberName } from '../members/member-name';
import {
  useCancelMembershipMutation,
  useExtendMembershipMutation,
  useGrantMembershipMutation,
  useSellMembershipMutation,
  DeskPlansDocument,
  SaleQuoteDocument,
  useRequestPaymentByLinkMutation,
  type MemberOfMembershipFragment,
} from './memberships.generated';
import { membershipsContent } from './memberships.content';
import { membersContent } from '../members/members.content';
import { MemberChoicesDocument } from '../members/members.generated';
import { withLateDay } from '../orders/late-order';
import { DeskOrdersDocument } from '../orders/orders.generated';
import { rememberReceipt } from '../receipts/last-receipt';
import { usePrintLast } from '../receipts/use-print-last';
import { receiptsContent } from '../../receipts/receipts.content';
import type { TakenPayment } from '../payment/payment-entry';
import type { Offer } from './sale-entry';

/** The input of a sale. */
interface Sale extends TakenPayment {
  /** Price without the discount. */
  total: Money;
  discount: { amount: Money; reason: string } | null;
  start: { startsOn: string; reason: string | null } | null;
  credit: Money | null;
  partPayment: { amount: Money; instalments: Instalment[] } | null;
}

/** Changes of a member's membership; errors are for the form that submits them. */
export function useMembershipDesk(member: MemberOfMembershipFragment) {
  const { id: memberId } = member;
  const reread = useReread(DeskOrdersDocument, MemberTimelineDocument, ...FIGURES);
  const rereadPrices = useReread(MemberChoicesDocument, DeskPlansDocument, SaleQuoteDocument);
  const [sell] = useSellMembershipMutation();
  const [requestLink] = useRequestPaymentByLinkMutation();
  const [grant] = useGrantMembershipMutation();
  const [cancel] = useCancelMembershipMutation();
  const [extend] = useExtendMembershipMutation();

  const printLast = usePrintLast();

  const finish = (message: string | undefined, action?: ToastAction) => {
    void reread();
    showToast(
      membersContent.aboutMember(memberName(member), message ?? membershipsContent.membershipFailed),
      action,
    );
  };

  return {
    sell: async (offerId: string, { total, discount, credit, partPayment: part, ...sale }: Sale) => {
      const { currencyCode } = total;
      const priced = pricedOf(total, discount);
      const partPayment = part && {
        amount: { currencyCode, minorUnits: part.amount.minorUnits },
        instalments: part.instalments.map(({ dueOn, amountPaise }) => ({
          dueOn,
          amount: { currencyCode, minorUnits: amountPaise },
        })),
      };
      const credited = credit && { currencyCode, minorUnits: credit.minorUnits };
      const wanted = { memberId, offerId, ...priced, credit: credited, partPayment, ...sale };
      try {
        const { data } = await withRequestKey(
          [
            'sell',
            memberId,
            offerId,
            sale.method,
            part?.amount.minorUnits ?? priced.expectedTotal.minorUnits,
          ],
          (requestKey) => sell({ variables: { input: { ...wanted, requestKey } } }),
        );
        const sold = data?.sellMembership;
        const receipt = sold?.order.receipts.at(-1);
        if (receipt) rememberReceipt(receipt);
        finish(sold && withLateDay(sold.message, sold.order), receipt && { ...PRINT, run: printLast });
      } catch (error) {
        // Shows the new price, with which the next attempt succeeds.
        if (isRefusedFor(error, 'PRICE_CHANGED')) await rereadPrices();
        throw error;
      }
    },
    /** Returns the link with which the member pays. */
    requestLink: async (offerId: string, { total, discount }: Pick<Sale, 'total' | 'discount'>) => {
      const wanted = { memberId, offerId, ...pricedOf(total, discount) };
      try {
        const { data } = await withRequestKey(
          ['payment-link', memberId, offerId, wanted.expectedTotal.minorUnits],
          (requestKey) => requestLink({ variables: { input: { ...wanted, requestKey } } }),
        );
        finish(data?.requestPaymentByLink.message);
        return data!.requestPaymentByLink;
      } catch (error) {
        if (isRefusedFor(error, 'PRICE_CHANGED')) await rereadPrices();
        throw error;
      }
    },
    grant: async ({ id: offerId }: Offer, reason: string) => {
      const { data } = await withRequestKey(['grant', memberId, offerId], (requestKey) =>
        grant({ variables: { input: { memberId, offerId, reason, requestKey } } }),
      );
      finish(data?.grantMembership.message);
    },
    extend: async (planType: PlanType, days: number, reason: string) => {
      const { data } = await withRequestKey(['extend', memberId, planType, days], (requestKey) =>
        extend({ variables: { input: { memberId, planType, days, reason, requestKey } } }),
      );
      finish(data?.extendMembership.message);
    },
    /** Called after a dialog about a freeze, with the message of the server. */
    frozen: finish,
    cancel: async (planType: PlanType, reason: string) => {
      const { data } = await cancel({ variables: { input: { memberId, planType, reason } } });
      finish(data?.cancelMembership.message);
    },
  };
}

/** The receipt can also be handed out in the drawer of the member. */
const PRINT = { label: receiptsContent.print, isExtra: true } as const;

/** The price and the discount in the input. */
function pricedOf({ currencyCode, minorUnits }: Money, discount: Sale['discount']) {
  const off = discount?.amount.minorUnits ?? 0;
  return {
    expectedTotal: { currencyCode, minorUnits: minorUnits - off },
    discount: discount && { ...discount, amount: { currencyCode, minorUnits: off } },
  };
}
