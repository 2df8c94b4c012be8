import type { UseFormReturnType } from '@mantine/form';
import { withoutAnswer } from '../../../lib/errors';
import { NO_MONEY } from '../../../lib/format-rupees';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { partOf } from '../payment/part-entry';
import { takenPayment } from '../payment/payment-entry';
import { useDeskSettingsQuery } from '../payment/payment.generated';
import { currentMemberships, listedMembership, unpaidOrder } from './listed-membership';
import { useDeskPlansQuery, type MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import {
  agreedIn,
  discountOf,
  newSale,
  saleForm,
  totalOf,
  toPayOf,
  WITHOUT_PAYMENT,
  type Offer,
  type Quote,
  type SaleEntry,
} from './sale-entry';
import { useMembershipDesk } from './use-membership-desk';
import { useQuote, useShownQuote } from './use-quote';

const { membershipFailed } = membershipsContent;

export interface SaleProps {
  member: MemberOfMembershipFragment;
  offers: Offer[];
  onClose: (isDone: boolean) => void;
}

/** The form of a sale, and what follows from the values that are entered in it. */
export function useSale({ member, offers: publicOffers, onClose }: SaleProps) {
  const offers = [...publicOffers, ...(useDeskPlansQuery().data?.deskPlans ?? [])];
  const { memberships } = member;
  const planName = unpaidOrder(memberships)?.planName ?? listedMembership(memberships)?.planName;
  const likely = offers.find(({ name }) => name === planName);
  const desk = useMembershipDesk(member);
  const settings = useDeskSettingsQuery().data?.deskSettings;
  const percentMax = settings?.discountPercentMax;
  const offerOf = ({ offerId }: Pick<SaleEntry, 'offerId'>) => offers.find(({ id }) => id === offerId);
  const shownQuote = useShownQuote(member.id);
  const dialogForm = useDialogForm({
    schema: saleForm({
      offers,
      quoteOf: shownQuote,
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
      const total = totalOf(entry, offer, shownQuote(entry)) ?? offer.price.total;
      await desk.renew(offer.id, {
        ...takenPayment(entry),
        total,
        discount: discountOf(entry, total),
        ...agreedIn(entry, shownQuote(entry)),
        partPayment: partOf(entry, toPayOf(entry, total)),
      });
    },
    onSaved: () => onClose(true),
  });
  const entry = useEntry(dialogForm.form);
  const quote = useQuote(member.id, entry);
  const { listed, total } = pricesOf(entry, offerOf(entry), quote);
  return {
    dialogForm,
    offers,
    entry,
    quote,
    listed,
    toPay: toPayOf(entry, total),
    mayDiscount: percentMax !== 0,
    mayUpgrade: currentMemberships(memberships).length > 0,
  };
}

/** What the plan costs, listed and without a discount. */
function pricesOf(entry: SaleEntry, offer: Offer | undefined, quote: Quote | undefined) {
  if (!offer) return { listed: NO_MONEY, total: NO_MONEY };
  const listed = offer.price.total;
  return { listed, total: totalOf(entry, offer, quote) ?? listed };
}

/** The values of the form on which what is shown depends. */
function useEntry(form: UseFormReturnType<SaleEntry>): SaleEntry {
  return {
    ...form.getValues(),
    offerId: form.useWatchValue('offerId'),
    method: form.useWatchValue('method'),
    received: form.useWatchValue('received'),
    unit: form.useWatchValue('unit'),
    amount: form.useWatchValue('amount'),
    isUpgrade: form.useWatchValue('isUpgrade'),
    hasStart: form.useWatchValue('hasStart'),
    startsOn: form.useWatchValue('startsOn'),
    isPart: form.useWatchValue('isPart'),
    partAmount: form.useWatchValue('partAmount'),
    firstOn: form.useWatchValue('firstOn'),
    count: form.useWatchValue('count'),
  };
}
