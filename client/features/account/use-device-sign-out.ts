import { authMessages } from '#common/auth/messages';
import { clearToken } from '../../lib/session';
import { signOut } from '../../lib/sign-out';
import { showToast } from '../../lib/toast';
import { useAction } from '../../lib/use-action';
import { accountContent } from './account.content';
import { useEndDeviceSessionMutation, useSignOutEverywhereMutation } from './account.generated';
import type { DeviceFragment } from './device-list.generated';

/** Signs out one device or all of them. After the current one, the route guard redirects away from the page. */
export function useDeviceSignOut() {
  const [endDeviceSession] = useEndDeviceSessionMutation();
  const [endAllSessions] = useSignOutEverywhereMutation();
  const { run, ...action } = useAction(accountContent.actionFailed);

  const signOutOther = ({ id }: DeviceFragment) =>
    run(async () => {
      const { data } = await endDeviceSession({
        variables: { input: { id } },
        update: (cache) => {
          cache.evict({ id: cache.identify({ __typename: 'DeviceSession', id }) });
          cache.gc();
        },
      });
      return data?.endDeviceSession.message ?? authMessages.sessionEnded;
    });

  const signOutDevice = (device: DeviceFragment): void => {
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
