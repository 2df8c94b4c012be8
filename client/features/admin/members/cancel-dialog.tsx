import { useState } from 'react';
import { REASON_LENGTH_MAX } from '#common/limits';
import { membershipDecisionForm } from '#common/memberships/membership.form';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextField } from '../../../components/text-field';
import { useServerForm } from '../../../lib/use-server-form';
import { ordersContent } from '../admin.content';
import { runningMemberships } from './listed-membership';
import { memberName } from './member-columns';
import type { MemberOfMembershipFragment } from './member-membership.generated';
import { membersContent } from './members.content';
import { membershipEnd } from './membership-end';
import { useMembershipDesk } from './use-membership-desk';
import classes from '../decision-dialog.module.css';

const { cancel: texts, membershipFailed, planTypes } = membersContent;

interface CancelDialogProps {
  member: MemberOfMembershipFragment;
  onClose: (isDone: boolean) => void;
}

/** Ends a membership before its time. */
export function CancelDialog({ member, onClose }: CancelDialogProps) {
  const running = runningMemberships(member.memberships);
  const [planType, setPlanType] = useState(running[0]?.planType ?? 'PASS');
  const ending = running.find((membership) => membership.planType === planType);
  const desk = useMembershipDesk(member);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: membershipDecisionForm,
    initialValues: { reason: '' },
    fallback: membershipFailed,
    unreachable: membershipFailed,
    submit: async ({ reason }) => {
      await desk.cancel(planType, reason);
      onClose(true);
    },
  });
  return (
    <ModalDialog title={texts.title(memberName(member))} onClose={() => onClose(false)}>
      {running.length > 1 && (
        <SegmentedControl
          legend={texts.which}
          isFilling
          options={running.map(({ planType: value }) => ({ value, label: planTypes[value] }))}
          value={planType}
          onChange={setPlanType}
        />
      )}
      {ending && <p>{texts.text(membershipEnd(ending))}</p>}
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('reason')}
          label={ordersContent.reason}
          description={texts.reasonHint}
          maxLength={REASON_LENGTH_MAX}
          data-autofocus
        />
        <DialogButtons>
          <Button onClick={() => onClose(false)}>{ordersContent.cancel}</Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {texts.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}
