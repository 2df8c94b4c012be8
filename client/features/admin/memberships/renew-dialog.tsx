import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../components/form-dialog';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { formatMoney } from '../../../lib/format-rupees';
import { useHasPermission } from '../../../lib/permissions';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { ordersContent } from '../orders/orders.content';
import { PaymentMethodField } from '../orders/dialogs/payment-method-field';
import { listedMembership, unpaidOrder } from './listed-membership';
import { memberName } from '../members/member-name';
import type { MemberOfMembershipFragment } from './member-membership.generated';
import { membersContent } from '../members/members.content';
import type { MemberChoicesQuery } from '../members/members.generated';
import { membershipEnd } from './membership-end';
import { renewalForm, WITHOUT_PAYMENT, type Renewal } from './renewal-form';
import { useNextPeriodsOfMemberQuery } from './membership-changes.generated';
import { useMembershipDesk } from './use-membership-desk';

const { renew: texts, membershipFailed } = membersContent;

const FREE = { value: WITHOUT_PAYMENT, label: texts.withoutPayment };

interface RenewDialogProps {
  member: MemberOfMembershipFragment;
  offers: MemberChoicesQuery['planOffers'];
  onClose: (isDone: boolean) => void;
}

/** Sells a plan that was paid at the front desk, or gives it without payment, with the permission for that. */
export function RenewDialog({ member, offers, onClose }: RenewDialogProps) {
  const membership = listedMembership(member.memberships);
  const planName = unpaidOrder(member.memberships)?.planName ?? membership?.planName;
  const likely = offers.find(({ name }) => name === planName);
  const desk = useMembershipDesk(member);
  const mayGrant = useHasPermission('memberships:grant');
  const dialogForm = useDialogForm({
    schema: renewalForm,
    initialValues: { offerId: likely?.id ?? '', method: '', reason: '' },
    failed: membershipFailed,
    unreachable: withoutAnswer(membershipFailed),
    send: async ({ offerId, method, reason }: Renewal) => {
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer) throw new Error(membershipFailed);
      if (method === WITHOUT_PAYMENT) await desk.grant(offer, reason);
      else await desk.renew(offer, method);
    },
    onSaved: () => onClose(true),
  });
  const { form, field } = dialogForm;
  const method = form.useWatchValue('method');
  return (
    <FormDialog
      title={(membership ? texts.title : texts.firstTitle)(memberName(member))}
      lead={membership?.status === 'ACTIVE' ? texts.extends(membershipEnd(membership)) : texts.starts}
      form={dialogForm}
      submit={membership ? texts.submit : texts.firstSubmit}
      onClose={() => onClose(false)}
    >
      <SelectField
        {...field('offerId')}
        label={texts.plan}
        data={[
          { value: '', label: texts.choose },
          ...offers.map(({ id, name, price }) => ({
            value: id,
            label: texts.offer(name, formatMoney(price.total)),
          })),
        ]}
        data-autofocus
      />
      <NextPeriod memberId={member.id} offerId={form.useWatchValue('offerId')} />
      <PaymentMethodField
        value={method}
        other={mayGrant ? FREE : undefined}
        onChange={(chosen) => form.setFieldValue('method', chosen)}
      />
      {method === WITHOUT_PAYMENT && (
        <TextField
          {...field('reason')}
          label={ordersContent.reason}
          description={texts.reasonHint}
          maxLength={REASON_LENGTH_MAX}
        />
      )}
    </FormDialog>
  );
}

/** From when to when the plan would run. */
function NextPeriod({ memberId, offerId }: { memberId: string; offerId: string }) {
  const { data } = useNextPeriodsOfMemberQuery({
    variables: { id: memberId },
    // What is cached is wrong after every change of the membership.
    fetchPolicy: 'network-only',
  });
  const next = data?.user?.nextPeriods.find(({ offer }) => offer.id === offerId);
  return <p role="status">{next && texts.period(formatDay(next.startsAt), formatLastDay(next.endsAt))}</p>;
}
