import { Button } from '../../../components/button';
import { newMemberContent as content } from './new-member.content';
import { useAddMember } from './new-member-context';

/** Opens the dialog in which a member is added, with what was typed in a search; nothing for those who may not. */
export function AddMemberButton({ typed }: { typed?: string }) {
  const add = useAddMember();
  return add && <Button onClick={() => add(typed)}>{content.action}</Button>;
}
