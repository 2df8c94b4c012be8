import { useNavigate } from 'react-router-dom';
import { leaveBy } from './leaving';
import { paths } from './paths';
import { signOut } from './sign-out';
import { showToast } from './toast';

/** Signs out and leads home, unless something unsaved on the page holds the person back. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return () =>
    leaveBy(() => {
      signOut();
      void navigate(paths.home);
      void sayGoodbye();
    });
}

/** The sentences of the whole product are more than a page needs before anybody leaves. */
async function sayGoodbye() {
  const { messages } = await import('#common/messages');
  showToast(messages.signedOut);
}
