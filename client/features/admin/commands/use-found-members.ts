import { useDebouncedValue } from '@mantine/hooks';
import { usePickMembersQuery, type PickableMemberFragment } from '../member-picker.generated';
import { commandsContent as content } from './commands.content';

const FOUND_MAX = 6;
const DEBOUNCE_MS = 200;
const NOBODY: PickableMemberFragment[] = [];

/** Members whose name or e-mail address has all words of a text, and what to say meanwhile; nobody without a text. */
export function useFoundMembers(typed: string) {
  const text = typed.trim();
  const [search] = useDebouncedValue(text, DEBOUNCE_MS);
  const { data, error, loading } = usePickMembersQuery({
    variables: { search, first: FOUND_MAX },
    fetchPolicy: search ? 'cache-and-network' : 'standby',
  });
  if (text === '') return { members: NOBODY, message: '' };
  if (error) return { members: NOBODY, message: content.failed };
  // What was found for an earlier text must not be chosen by mistake.
  if (search !== text || (loading && !data)) return { members: NOBODY, message: content.searching };
  return { members: data?.members.nodes ?? NOBODY, message: '' };
}
