import { authMessages } from '#common/auth/messages';
import { clearToken } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { accountContent } from './account.content';
import { useEndSessionMutation, useSignOutEverywhereMutation } from './account.generated';
import type { Device } from './device-list';

/** Signs out one device or all of them. After the current one, the route guard redirects away from the page. */
export function useDeviceSignOut() {
  const [endSession] = useEndSessionMutation();
  const [endAllSessions] = useSignOutEverywhereMutation();
  const { run, ...action } = useAction(accountContent.actionFailed);

  const signOutOther = (device: Device) =>
    run(async () => {
      const { data } = await endSession({
        variables: { id: device.id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Session', id: device.id }) }),
      });
      return data?.endSession.message ?? authMessages.sessionEnded;
    });

  const signOutDevice = (device: Device): void => {
    if (!device.isCurrent) return void signOutOther(device);
    signOut();
    showToast(authMessages.signedOut);
  };

  const signOutEverywhere = (): void =>
    void run(async () => {
      const { data } = await endAllSessions();
      clearToken();
      showToast(data?.signOutEverywhere.message ?? authMessages.signedOutEverywhere);
      return undefined;
    });

  return { ...action, signOutDevice, signOutEverywhere };
}
