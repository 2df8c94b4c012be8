import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import fact from '../../../components/fact-row.module.css';
import { FormAlert } from '../../../components/form-alert';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { formatMoment } from '../../../lib/format-moment';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { useReread } from '../../../lib/use-reread';
import { roleName } from './role-names';
import { staffContent } from './staff.content';
import {
  StaffDocument,
  useWithdrawStaffInvitationMutation,
  type StaffInvitationFragment,
} from './staff.generated';
import classes from './staff.module.css';

const { invitations: content, actionFailed } = staffContent;

export function InvitationList({ invitations }: { invitations: readonly StaffInvitationFragment[] }) {
  const [withdraw] = useWithdrawStaffInvitationMutation();
  const reread = useReread(StaffDocument);
  const { run, isBusy, notice, tone } = useAction(actionFailed);
  const handleWithdraw = (id: string) =>
    run(async () => {
      const { data } = await withdraw({ variables: { input: { id } } });
      showToast(data?.withdrawStaffInvitation.message ?? actionFailed);
      await reread();
      return undefined;
    });
  return (
    <section aria-labelledby="staff-invitations">
      <h2 id="staff-invitations" className={classes.title} tabIndex={-1}>
        {content.title}
      </h2>
      <FormAlert notice={notice} tone={tone} />
      <ul className={classes.list}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={fact.row}>
            <div>
              <h3 className={fact.name}>
                {email} <Badge>{roleName(role)}</Badge>
              </h3>
              <p className={fact.fact}>{content.until(formatMoment(expiresAt))}</p>
            </div>
            <Button isBusy={isBusy} onClick={() => void handleWithdraw(id)}>
              {content.withdraw}
              <VisuallyHidden> {email}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
