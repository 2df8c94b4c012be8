import { useNavigate } from 'react-router-dom';
import { enumValue } from '#common/enum-names';
import { isStaffRole } from '#common/accounts/roles';
import { paths } from '#common/paths';
import { PageHead } from '../../components/page-head';
import { useNextPath } from '../../navigation/navigation';
import { showToast } from '../../lib/toast';
import { accountContent } from './account.content';
import { useRequiredPasswordChangeQuery, type ChangePasswordMutation } from './account.generated';
import { ChangePasswordForm } from './change-password-form';
import classes from './change-password-page.module.css';

const { title, description, mustChange, mayChange } = accountContent.changePassword;

/**
 * Change of password. Mandatory after the first log-in of admins whose account was created with the shared admin
 * password, optional for everyone else.
 */
export function Page() {
  const navigate = useNavigate();
  const next = useNextPath();
  const { data, error } = useRequiredPasswordChangeQuery();
  const handleChanged = ({ message, viewer }: ChangePasswordMutation['changePassword']) => {
    showToast(message);
    const isStaff = isStaffRole(enumValue(viewer.user.role));
    void navigate(next ?? (isStaff ? paths.adminDashboard : paths.account), { replace: true });
  };
  return (
    <div className={classes.page}>
      <PageHead title={title} description={description} path={paths.changePassword} />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={classes.lead}>
        {data?.me.mustChangePassword && mustChange}
        {(error ?? data?.me.mustChangePassword === false) && mayChange}
      </p>
      <ChangePasswordForm email={data?.me.user.email} onChanged={handleChanged} />
    </div>
  );
}
