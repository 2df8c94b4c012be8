import { skipToken } from '@apollo/client/react';
import { withoutAnswer } from '../../../lib/errors';
import { NO_MONEY } from '../../../lib/format-rupees';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { partOf } from '../payment/part-entry';
import { takenPayment } from '../payment/payment-entry';
import { useDeskSettingsQuery } from '../payment/payment.generated';
import { listedMembership, unpaidOrder } from './listed-membership';
import { useSaleQuoteQuery, type MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import {
  discountOf,
  newSale,
  saleForm,
  toPayOf,
  WITHOUT_PAYMENT,
  type Offer,
  type SaleEntry,
} from './sale-entry';
import { startOf } from './start-entry';
import { useMembershipDesk } from './use-membership-desk';

const { membershipFailed } = membershipsContent;

export interface SaleProps {
  member: MemberOfMembershipFragment;
  offers: Offer[];
  onClose: (isDone: boolean) => void;
}

/** The form of a sale, and what follows from the values that are entered in it. */
export function useSale({ member, offers, onClose }: SaleProps) {
  const { memberships } = member;
  const planName = unpaidOrder(memberships)?.planName ?? listedMembership(memberships)?.planName;
  const likely = offers.find(({ name }) => name === planName);
  const desk = useMembershipDesk(member);
  const settings = useDeskSettingsQuery().data?.deskSettings;
  const percentMax = settings?.discountPercentMax;
  const offerOf = ({ offerId }: Pick<SaleEntry, 'offerId'>) => offers.find(({ id }) => id === offerId);
  const dialogForm = useDialogForm({
    schema: saleForm({
      offers,
      percentMax,
      percentMin: settings?.partPercentMin,
      startLimits: settings && {
        daysAheadMax: settings.startDaysAheadMax,
        backdatedDaysMax: settings.backdatedDaysMax,
      },
    }),
    initialValues: newSale(likely?.id ?? ''),
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: async (entry: SaleEntry) => {
      const offer = offerOf(entry);
      if (!offer) throw new Error(membershipFailed);
      if (entry.method === WITHOUT_PAYMENT) return desk.grant(offer, entry.reason);
      const discount = discountOf(entry, offer.price.total);
      const partPayment = partOf(entry, toPayOf(entry, offer.price.total));
      await desk.renew(offer, { ...takenPayment(entry), discount, start: startOf(entry), partPayment });
    },
    onSaved: () => onClose(true),
  });
  const { form } = dialogForm;
  const entry: SaleEntry = {
    ...form.getValues(),
    offerId: form.useWatchValue('offerId'),
    method: form.useWatchValue('method'),
    received: form.useWatchValue('received'),
    unit: form.useWatchValue('unit'),
    amount: form.useWatchValue('amount'),
    hasStart: form.useWatchValue('hasStart'),
    startsOn: form.useWatchValue('startsOn'),
    isPart: form.useWatchValue('isPart'),
    partAmount: form.useWatchValue('partAmount'),
    firstOn: form.useWatchValue('firstOn'),
    count: form.useWatchValue('count'),
  };
  const total = offerOf(entry)?.price.total ?? NO_MONEY;
  const quote = useQuote(member.id, entry);
  return { dialogForm, entry, quote, total, toPay: toPayOf(entry, total), mayDiscount: percentMax !== 0 };
}

/** What the sale would do now. */
function useQuote(userId: string, entry: SaleEntry) {
  const { offerId, method } = entry;
  const start = method === WITHOUT_PAYMENT ? null : startOf(entry);
  const { data } = useSaleQuoteQuery(
    offerId === ''
      ? skipToken
      : {
          variables: { userId, offerId, startsOn: start?.on ?? null },
          // What is cached is wrong after every change of the membership.
          fetchPolicy: 'network-only',
        },
  );
  return data?.saleQuote;
}
