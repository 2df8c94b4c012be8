import { ActionLink } from '../../components/action-button';
import { paths } from '../../lib/paths';
import { useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { StatusMessage } from './status-message';

const { allDone } = authContent;

/** Last step of the password reset: confirmation. */
export function Page() {
  const step = useStepPath();
  return (
    <AuthFrame title={allDone.title} description={allDone.description} path={paths.allDone}>
      <StatusMessage tone="success" message={allDone.text}>
        <ActionLink variant="primary" to={step(paths.login)}>
          {allDone.logIn}
        </ActionLink>
      </StatusMessage>
    </AuthFrame>
  );
}
