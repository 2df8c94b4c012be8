import { useDebouncedValue } from '@mantine/hooks';
import { hasWords } from '#common/fold-for-search';
import { memberPickerContent as content } from './member-picker.content';
import { usePickMembersQuery, type PickableMemberFragment } from './member-picker.generated';

const FOUND_MAX = 8;
const DEBOUNCE_MS = 200;
const NOBODY: PickableMemberFragment[] = [];

/**
 * Members whom the server finds by a text; without a text, the first ones. While it searches, these are the earlier
 * results that match the new text by name or e-mail address, so others may be missing.
 */
export function useFoundMembers(typed: string, isWanted: boolean) {
  const text = typed.trim();
  const [search] = useDebouncedValue(text, DEBOUNCE_MS);
  const isTypingFirst = search === '' && text !== '';
  const { data, previousData, error, loading } = usePickMembersQuery({
    variables: { search, first: FOUND_MAX },
    fetchPolicy: isWanted && !isTypingFirst ? 'cache-and-network' : 'standby',
  });
  if (!isWanted) return { members: NOBODY, isSearching: false, message: '' };
  if (error) return { members: NOBODY, isSearching: false, message: content.failed };
  const members = (data ?? previousData)?.members.nodes ?? NOBODY;
  if (search === text && !(loading && !data)) return { members, isSearching: false, message: '' };
  const matching = members.filter(({ name, email }) => hasWords(`${name ?? ''} ${email}`, text));
  return { members: matching, isSearching: true, message: content.searching };
}
