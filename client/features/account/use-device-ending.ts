import { authMessages } from '#common/auth/messages';
import { clearToken } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { accountContent } from './account.content';
import { useEndSessionMutation, useSignOutEverywhereMutation } from './account.generated';
import type { Device } from './device-row';

/** Signs devices out. After signing out the current one, the route guard redirects away from the page. */
export function useDeviceEnding() {
  const [endSession] = useEndSessionMutation();
  const [signOutEverywhere] = useSignOutEverywhereMutation();
  const { run, ...action } = useAction(accountContent.actionFailed);

  const endOther = (device: Device) =>
    run(async () => {
      const { data } = await endSession({
        variables: { id: device.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Session', id: device.id }) }),
      });
      return data?.endSession.message ?? authMessages.sessionEnded;
    });

  const end = (device: Device): void => {
    if (!device.isCurrent) return void endOther(device);
    signOut();
    showToast(authMessages.signedOut);
  };

  const endAll = (): void =>
    void run(async () => {
      const { data } = await signOutEverywhere();
      clearToken();
      showToast(data?.signOutEverywhere.message ?? authMessages.signedOutEverywhere);
      return undefined;
    });

  return { ...action, end, endAll };
}
