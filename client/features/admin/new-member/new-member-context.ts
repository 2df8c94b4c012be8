import { createContext, use } from 'react';
import { useHasPermission } from '../../../lib/permissions';

/** Opens the dialog in which a member is added, with what was typed in a search. */
type AddMember = (typed?: string) => void;

export const NewMemberContext = createContext<AddMember>(() => undefined);

/** Opens the dialog; null for those who may not add members. */
export function useAddMember(): AddMember | null {
  const open = use(NewMemberContext);
  return useHasPermission('members:add') ? open : null;
}
