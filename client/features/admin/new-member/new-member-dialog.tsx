import { newMemberForm } from '#common/members/member.form';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { paths } from '#common/paths';
import { sendsNoMails } from '#common/sends-no-mails';
import { CheckField } from '../../../components/check-field';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { randomKey } from '../../../lib/random-key';
import { askAgain } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { FIGURES } from '../figures/figures';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { MembersDocument } from '../members/members.generated';
import { KnownMembers } from './known-members';
import type { OnAdded } from './new-member-context';
import { newMemberContent as texts } from './new-member.content';
import { useCreateMemberMutation } from './new-member.generated';
import { searchFor, typedContact } from './typed-contact';
import { useShowMember } from './use-show-member';

interface NewMemberDialogProps {
  /** Text of a search that found nobody; may be empty. */
  typed: string;
  onAdded?: OnAdded | undefined;
  onClose: () => void;
}

/** Adds somebody who has not signed up. While staff type, members who may be the same person are offered instead. */
export function NewMemberDialog({ typed, onAdded, onClose }: NewMemberDialogProps) {
  const [create] = useCreateMemberMutation();
  const reread = useReread(MembersDocument, ...FIGURES);
  const showMember = useShowMember();
  const show = (member: PickableMemberFragment) => {
    onClose();
    if (onAdded) onAdded(member);
    else showMember(member.id);
  };
  const dialogForm = useDialogForm({
    schema: newMemberForm,
    initialValues: {
      ...typedContact(typed),
      hasMemberAgreed: false,
      isInvited: false,
      requestKey: randomKey(),
    },
    failed: texts.failed,
    unreachable: withoutAnswer(texts.failed),
    send: (input) => askAgain(() => create({ variables: { input } })),
    onSaved: ({ data }) => {
      void reread();
      showToast(data?.createMember.message ?? texts.failed);
      if (data) show(data.createMember.member);
    },
  });
  const { form, field } = dialogForm;
  const name = form.useWatchValue('name');
  const phone = form.useWatchValue('phone') ?? '';
  const email = form.useWatchValue('email') ?? '';
  return (
    <FormDialog title={texts.title} form={dialogForm} submit={texts.submit} onClose={onClose}>
      <TextField
        {...field('name')}
        label={texts.name}
        maxLength={NAME_LENGTH_MAX}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...field('phone')}
        label={texts.phone}
        description={texts.oneIsEnough}
        type="tel"
        autoComplete="off"
        required={false}
      />
      <div>
        <TextField {...field('email')} label={texts.email} type="email" autoComplete="off" required={false} />
        <KnownMembers
          search={searchFor({ name, phone, email })}
          verb={onAdded ? texts.choose : texts.open}
          onOpen={show}
        />
      </div>
      <CheckField
        {...field('hasMemberAgreed', { type: 'checkbox' })}
        label={
          <>
            {texts.agreement}{' '}
            <a href={paths.privacy} target="_blank" rel="noreferrer">
              {texts.privacyNotice}
            </a>
          </>
        }
        description={texts.agreementHint}
      />
      {email.trim() !== '' && !sendsNoMails() && (
        <CheckField
          {...field('isInvited', { type: 'checkbox' })}
          label={texts.invite}
          description={texts.inviteHint}
        />
      )}
    </FormDialog>
  );
}
