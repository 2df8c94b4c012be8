import { useLocation } from 'react-router-dom';
import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { passwordResetContent } from './password-reset.content';
import { StatusMessage } from './status-message';

const { allDone } = passwordResetContent;

/** State of the history entry, set by the previous step: the address alone does not show that there was a reset. */
export interface AllDoneState {
  isReset: true;
}

/** Last step of the password reset: confirmation. */
export function Page() {
  const step = useStepPath();
  const { state } = useLocation() as { state: AllDoneState | null };
  return (
    <AuthFrame title={allDone.title} description={allDone.description} path={paths.allDone}>
      <StatusMessage tone="success" message={state?.isReset ? allDone.text : allDone.unknown}>
        <ActionLink variant="primary" to={step(paths.login)}>
          {allDone.logIn}
        </ActionLink>
      </StatusMessage>
    </AuthFrame>
  );
}
