import { createContext, use } from 'react';
import { useHasPermission } from '../../../lib/permissions';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';

/** Is given the member who was added, or who was found to be the same person. */
export type OnAdded = (member: PickableMemberFragment) => void;

/** Opens the dialog in which a member is added, with what was typed in a search. Without `onAdded`, the drawer opens. */
type AddMember = (typed?: string, onAdded?: OnAdded) => void;

export const NewMemberContext = createContext<AddMember>(() => undefined);

/** Opens the dialog; null for those who may not add members. */
export function useAddMember(): AddMember | null {
  const open = use(NewMemberContext);
  return useHasPermission('members:add') ? open : null;
}
