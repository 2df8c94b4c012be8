import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { PaymentGateway } from '../../../graphql/types.generated';
import { withoutAnswer } from '../../../lib/errors';
import { NO_MONEY } from '../../../lib/no-money';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { partOf } from '../payment/part-entry';
import { takenPayment } from '../payment/payment-entry';
import { useDeskSettingsQuery } from '../payment/payment.generated';
import { currentMemberships, listedMembership, unpaidOrder } from './listed-membership';
import { useDeskPlansQuery, type MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import {
  agreedIn,
  BY_LINK,
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

/** A link for the member to pay for a plan. */
export interface PaymentLink {
  url: string;
  expiresAt: string;
  planName: string;
}

/** The form of a sale, and what follows from the values that are entered in it. */
export function useSale({ member, offers: publicOffers, onClose }: SaleProps) {
  const offers = [...publicOffers, ...(useDeskPlansQuery().data?.deskPlans ?? [])];
  const { memberships } = member;
  const likely = likelyOffer(memberships, offers);
  const desk = useMembershipDesk(member);
  const [link, setLink] = useState<PaymentLink | null>(null);
  const { deskSettings: settings, orderGateway } = useDeskSettingsQuery().data ?? {};
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
    send: async (entry: SaleEntry): Promise<PaymentLink | undefined> => {
      const offer = offerOf(entry);
      if (!offer) throw new Error(membershipFailed);
      if (entry.method === WITHOUT_PAYMENT) return void (await desk.grant(offer, entry.reason));
      const total = totalOf(entry, offer, shownQuote(entry)) ?? offer.price.total;
      const discount = discountOf(entry, total);
      if (entry.method === BY_LINK) {
        const { url, expiresAt } = await desk.requestLink(offer.id, { total, discount });
        return { url, expiresAt, planName: offer.name };
      }
      await desk.sell(offer.id, {
        ...takenPayment(entry),
        total,
        discount,
        ...agreedIn(entry, shownQuote(entry)),
        partPayment: partOf(entry, toPayOf(entry, total)),
      });
      return undefined;
    },
    onSaved: (made) => (made ? setLink(made) : onClose(true)),
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
    isLikely: likely !== undefined,
    mayLink: isOnline(orderGateway) && isPlain(entry),
    link,
    mayUpgrade: currentMemberships(memberships).length > 0,
  };
}

/** The plan that the member has ordered or had last. */
function likelyOffer(memberships: MemberOfMembershipFragment['memberships'], offers: readonly Offer[]) {
  const planName = unpaidOrder(memberships)?.planName ?? listedMembership(memberships)?.planName;
  return offers.find(({ name }) => name === planName);
}

const isOnline = (gateway: PaymentGateway | undefined): boolean =>
  gateway !== undefined && gateway !== 'DESK';

/** A membership that is paid by a link starts as usual, once it has been paid. */
const isPlain = ({ isUpgrade, hasStart }: SaleEntry): boolean => isUpgrade === '' && hasStart === '';

/** Listed price of the plan, and its price without a discount. */
function pricesOf(entry: SaleEntry, offer: Offer | undefined, quote: Quote | undefined) {
  if (!offer) return { listed: NO_MONEY, total: NO_MONEY };
  const listed = offer.price.total;
  return { listed, total: totalOf(entry, offer, quote) ?? listed };
}

/** Form values that other parts of the dialog depend on. */
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
