import { useAddressPanel, type AddressPanel } from '../../../navigation/navigation';

/** The drawer of the member in `?member=`. */
export const useMemberPanel = (): AddressPanel => useAddressPanel('member');
