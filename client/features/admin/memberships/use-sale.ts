import { useState } from 'react';
import { withoutAnswer } from '../../../lib/errors';
import { NO_MONEY } from '../../../lib/format-rupees';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { partOf } from '../payment/part-entry';
import { takenPayment } from '../payment/payment-entry';
import { useDeskSettingsQuery } from '../payment/payment.generated';
import { listedMembership, unpaidOrder } from './listed-membership';
import type { MemberOfMembershipFragment } from './memberships.generated';
import { membershipsContent } from './memberships.content';
import {
  BY_LINK,
  discountOf,
  newSale,
  saleForm,
  toPayOf,
  WITHOUT_PAYMENT,
  type Offer,
  type SaleEntry,
} from './sale-entry';
import { useMembershipDesk } from './use-membership-desk';

const { membershipFailed } = membershipsContent;

export interface SaleProps {
  member: MemberOfMembershipFragment;
  offers: Offer[];
  onClose: (isDone: boolean) => void;
}

/** With which a member pays for a plan. */
export interface PaymentLink {
  url: string;
  expiresAt: string;
  planName: string;
}

/** The form of a sale, and what follows from the values that are entered in it. */
export function useSale({ member, offers, onClose }: SaleProps) {
  const { memberships } = member;
  const planName = unpaidOrder(memberships)?.planName ?? listedMembership(memberships)?.planName;
  const likely = offers.find(({ name }) => name === planName);
  const desk = useMembershipDesk(member);
  const [link, setLink] = useState<PaymentLink | null>(null);
  const { deskSettings: settings, orderGateway } = useDeskSettingsQuery().data ?? {};
  const percentMax = settings?.discountPercentMax;
  const offerOf = ({ offerId }: Pick<SaleEntry, 'offerId'>) => offers.find(({ id }) => id === offerId);
  const dialogForm = useDialogForm({
    schema: saleForm({ offers, percentMax, percentMin: settings?.partPercentMin }),
    initialValues: newSale(likely?.id ?? ''),
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: async (entry: SaleEntry): Promise<PaymentLink | undefined> => {
      const offer = offerOf(entry);
      if (!offer) throw new Error(membershipFailed);
      if (entry.method === WITHOUT_PAYMENT) return void (await desk.grant(offer, entry.reason));
      const discount = discountOf(entry, offer.price.total);
      if (entry.method === BY_LINK) {
        const { url, expiresAt } = await desk.requestLink(offer, discount);
        return { url, expiresAt, planName: offer.name };
      }
      const partPayment = partOf(entry, toPayOf(entry, offer.price.total));
      await desk.renew(offer, { ...takenPayment(entry), discount, partPayment });
      return undefined;
    },
    onSaved: (made) => (made ? setLink(made) : onClose(true)),
  });
  const { form } = dialogForm;
  const entry: SaleEntry = {
    ...form.getValues(),
    offerId: form.useWatchValue('offerId'),
    method: form.useWatchValue('method'),
    received: form.useWatchValue('received'),
    unit: form.useWatchValue('unit'),
    amount: form.useWatchValue('amount'),
    isPart: form.useWatchValue('isPart'),
    partAmount: form.useWatchValue('partAmount'),
    firstOn: form.useWatchValue('firstOn'),
    count: form.useWatchValue('count'),
  };
  const mayLink = orderGateway !== undefined && orderGateway !== 'DESK';
  const total = offerOf(entry)?.price.total ?? NO_MONEY;
  return {
    dialogForm,
    entry,
    total,
    toPay: toPayOf(entry, total),
    mayDiscount: percentMax !== 0,
    isLikely: likely !== undefined,
    mayLink,
    link,
  };
}
