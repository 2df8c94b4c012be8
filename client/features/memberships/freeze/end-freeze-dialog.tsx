import { dayCount, endOfFreeze, movedByDays } from '#common/memberships/freezing';
import { freezeMessages } from '#common/memberships/freeze-messages';
import { FormDialog } from '../../../components/form-dialog';
import { withoutAnswer } from '../../../lib/errors';
import { formatLastDay } from '../../../lib/format-day';
import { askAgain } from '../../../lib/request-keys';
import { useDialogAction } from '../../../lib/use-dialog-form';
import { freezeContent } from './freeze.content';
import { useEndMembershipFreezeMutation, type FreezablePassFragment } from './freeze.generated';

const { end: texts, failed } = freezeContent;

interface EndFreezeDialogProps {
  pass: FreezablePassFragment;
  freeze: NonNullable<FreezablePassFragment['freeze']>;
  /** Called with the message of the server, or with null if nothing was done. */
  onClose: (message: string | null) => void;
}

/** Asks before a freeze is ended, or withdrawn if it has not begun, and says how many days go back. */
export function EndFreezeDialog({ pass, freeze, onClose }: EndFreezeDialogProps) {
  const [end] = useEndMembershipFreezeMutation();
  const form = useDialogAction({
    failed,
    unreachable: withoutAnswer(failed),
    send: () => askAgain(() => end({ variables: { input: { freezeId: freeze.id } } })),
    onSaved: ({ data }) => onClose(data?.endMembershipFreeze.message ?? freezeMessages.ended),
  });
  const { isFrozen, paidUntil } = pass;
  const days = daysBack(freeze);
  return (
    <FormDialog
      title={isFrozen ? texts.title : texts.withdrawTitle}
      lead={[(isFrozen ? texts.text : texts.withdrawText)(days), paidUntil && newEnd(paidUntil, days)].join(
        ' ',
      )}
      form={form}
      submit={isFrozen ? texts.action : texts.withdraw}
      cancel={texts.keep}
      onClose={() => onClose(null)}
    />
  );
}

function daysBack({ startsAt, endsAt }: EndFreezeDialogProps['freeze']): number {
  const end = endOfFreeze({ startsAt: new Date(startsAt) }, Date.now());
  return dayCount({ startsAt: end, endsAt: new Date(endsAt) });
}

const newEnd = (paidUntil: string, days: number): string =>
  texts.newEnd(
    formatLastDay(movedByDays(new Date(paidUntil), -days).toISOString()),
    formatLastDay(paidUntil),
  );
