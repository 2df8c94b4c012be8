import { useState } from 'react';
import { sendsNoMails } from '#common/sends-no-mails';
import { studio } from '#common/studio';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useHasPermission } from '../../../lib/permissions';
import { useAction } from '../../../lib/use-action';
import { MadeLink } from '../made-link/made-link';
import { drawerContent } from './drawer.content';
import { Fact } from './fact';
import classes from './member-drawer.module.css';
import {
  useMakePasswordLinkMutation,
  type DrawerMemberFragment,
  type MakePasswordLinkMutation,
} from './member-drawer.generated';

const texts = drawerContent.password;

interface MemberProps {
  member: DrawerMemberFragment;
}

/** For a member who has a log-in, but cannot receive a one-time password. */
export function ForgottenPassword({ member }: MemberProps) {
  const mayAdd = useHasPermission('members:add');
  const mayManageStaff = useHasPermission('staff:manage');
  const { email, role, isClaimable, isEmailVerified } = member;
  const isLower = role === 'USER' || (mayManageStaff && (role === 'TRAINER' || role === 'FRONT_DESK'));
  const isReached = isEmailVerified && !sendsNoMails();
  if (email === null || isClaimable || isReached || !isLower || !mayAdd) return null;
  return (
    <Fact name={drawerContent.facts.password}>
      <PasswordLink member={member} />
    </Fact>
  );
}

/** Makes the link with which a member chooses a new password, and shows it once. */
function PasswordLink({ member: { id, phone } }: MemberProps) {
  const [makeLink] = useMakePasswordLinkMutation({ fetchPolicy: 'no-cache' });
  const [made, setMade] = useState<MakePasswordLinkMutation['makePasswordLink'] | null>(null);
  const { run, isBusy, notice, tone } = useAction(texts.failed, NO_ANSWER);
  const submit = () =>
    run(async () => {
      const { data } = await makeLink({ variables: { input: { userId: id } } });
      setMade(data?.makePasswordLink ?? null);
    });
  return (
    <div className={classes.invitation}>
      {made ? (
        <MadeLink
          key={made.link}
          url={made.link}
          until={texts.until(formatMoment(made.expiresAt))}
          phone={phone}
          text={texts.text(studio.name, made.link)}
        />
      ) : (
        <span>{texts.hint}</span>
      )}
      <FormAlert notice={notice} tone={tone} keepsFocus />
      <Button isBusy={isBusy} onClick={() => void submit()}>
        {made ? texts.makeAgain : texts.make}
      </Button>
    </div>
  );
}
