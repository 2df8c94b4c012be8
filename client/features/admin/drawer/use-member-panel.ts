import { useAddressPanel, type AddressPanel } from '../../../navigation/navigation';

/** The drawer of the member whom `?member=` names. */
export const useMemberPanel = (): AddressPanel => useAddressPanel('member');
