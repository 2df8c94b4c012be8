import { useNavigate } from 'react-router-dom';
import { leaveBy } from './leaving';
import { paths } from './paths';
import { signOut } from './sign-out';
import { showMessage } from './toast';

/** Signs out and leads home, unless something unsaved on the page holds the person back. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () =>
    leaveBy(() => {
      signOut();
      void navigate(paths.home);
      void showMessage('signedOut');
    });
}
