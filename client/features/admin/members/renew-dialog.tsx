import { useState } from 'react';
import { REASON_LENGTH_MAX } from '#common/limits';
import { DESK_METHODS } from '#common/orders/payments';
import { enumName } from '#common/enum-names';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { ModalDialog } from '../../../components/modal-dialog';
import { SelectField } from '../../../components/select-field';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { formatDay, formatLastDay } from '../../../lib/format-day';
import { formatMoney } from '../../../lib/format-rupees';
import { useHasPermission } from '../../../lib/permissions';
import { useServerForm } from '../../../lib/use-server-form';
import { ordersContent } from '../admin.content';
import { listedMembership } from './listed-membership';
import { memberName } from './member-columns';
import type { MemberOfMembershipFragment } from './member-membership.generated';
import { membersContent } from './members.content';
import type { MemberChoicesQuery } from './members.generated';
import { membershipEnd } from './membership-end';
import { renewalForm, WITHOUT_PAYMENT, type Renewal } from './renewal-form';
import { useNextPeriodsOfMemberQuery } from './membership-changes.generated';
import { useMembershipDesk } from './use-membership-desk';
import classes from '../decision-dialog.module.css';

const { renew: texts, membershipFailed } = membersContent;
const { confirm, cancel } = ordersContent;

const METHODS = DESK_METHODS.map((method) => ({
  value: enumName(method),
  label: confirm.methods[enumName(method)],
}));

const FREE = { value: WITHOUT_PAYMENT, label: texts.withoutPayment };

interface RenewDialogProps {
  member: MemberOfMembershipFragment;
  offers: MemberChoicesQuery['planOffers'];
  onClose: (isDone: boolean) => void;
}

/** Sells a plan that was paid at the front desk, or gives it without payment, with the permission for that. */
export function RenewDialog({ member, offers, onClose }: RenewDialogProps) {
  const membership = listedMembership(member.memberships);
  const last = offers.find(({ name }) => name === membership?.planName);
  const desk = useMembershipDesk(member);
  const mayGrant = useHasPermission('memberships:grant');
  const [isFree, setIsFree] = useState(false);
  const [chosen, setChosen] = useState(last?.id);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: renewalForm,
    initialValues: { offerId: last?.id ?? '', method: '', reason: '' },
    fallback: membershipFailed,
    unreachable: membershipFailed,
    submit: async ({ offerId, method, reason }: Renewal) => {
      const offer = offers.find(({ id }) => id === offerId);
      if (!offer) throw new Error(membershipFailed);
      if (method === WITHOUT_PAYMENT) await desk.grant(offer, reason);
      else await desk.renew(offer, method);
      onClose(true);
    },
  });
  const method = field('method');
  const offer = field('offerId');
  return (
    <ModalDialog title={texts.title(memberName(member))} onClose={() => onClose(false)}>
      <p>{membership?.status === 'ACTIVE' ? texts.extends(membershipEnd(membership)) : texts.starts}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <SelectField
          {...offer}
          onChange={(event) => {
            offer.onChange(event);
            setChosen(event.currentTarget.value);
          }}
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
        <NextPeriod memberId={member.id} offerId={chosen} />
        <SelectField
          {...method}
          onChange={(event) => {
            method.onChange(event);
            setIsFree(event.currentTarget.value === WITHOUT_PAYMENT);
          }}
          label={confirm.method}
          data={[{ value: '', label: texts.choose }, ...METHODS, ...(mayGrant ? [FREE] : [])]}
        />
        {isFree && (
          <TextField
            {...field('reason')}
            label={ordersContent.reason}
            description={texts.reasonHint}
            maxLength={REASON_LENGTH_MAX}
          />
        )}
        <SubmitButton isBusy={isSubmitting}>{texts.submit}</SubmitButton>
        <Button onClick={() => onClose(false)}>{cancel}</Button>
      </form>
    </ModalDialog>
  );
}

/** From when to when the plan would run. */
function NextPeriod({ memberId, offerId }: { memberId: string; offerId: string | undefined }) {
  const { data } = useNextPeriodsOfMemberQuery({
    variables: { id: memberId },
    // What is cached is wrong after every change of the membership.
    fetchPolicy: 'network-only',
  });
  const next = data?.user?.nextPeriods.find(({ offer }) => offer.id === offerId);
  return <p role="status">{next && texts.period(formatDay(next.startsAt), formatLastDay(next.endsAt))}</p>;
}
