import { useNavigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { requestLeaving } from './leaving';
import { signOut } from '../lib/sign-out';
import { NO_TOASTS, replaceToasts, showMessage } from '../lib/toast';

/** Signs out and navigates home; if the page has unsaved changes, only after confirmation. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () =>
    requestLeaving(() => {
      signOut();
      // Messages may name members.
      replaceToasts(NO_TOASTS);
      void navigate(paths.home);
      void showMessage('signedOut');
    });
}
