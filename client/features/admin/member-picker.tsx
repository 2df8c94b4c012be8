import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Select, type ComboboxItem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { errorLine } from '../../components/field-props';
import field from '../../components/field.module.css';
import { MantineScope } from '../../components/mantine-scope';
import { memberPickerContent as content } from './admin.content';
import { usePickMembersQuery, type PickableMemberFragment } from './member-picker.generated';
import classes from './member-picker.module.css';

const FOUND_MAX = 8;
const DEBOUNCE_MS = 200;

interface MemberPickerProps {
  label: string;
  selected: PickableMemberFragment | null;
  onPick: (member: PickableMemberFragment) => void;
  error?: string | undefined;
  /** Name of the form's field that has the id of the member. */
  name?: string;
  /** Whether the picker gets the focus when the dialog around it opens. */
  isFirst?: boolean;
}

/** Finds a member by name or e-mail address while the user types. */
export function MemberPicker({ label, selected, onPick, error, name, isFirst = false }: MemberPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { members, message } = useFoundMembers(typed === labelOf(selected) ? '' : typed, isOpen);
  const known = selected && !members.some(({ id }) => id === selected.id) ? [selected, ...members] : members;
  return (
    <MantineScope>
      <Select
        classNames={{
          ...field,
          dropdown: classes.dropdown,
          options: classes.options,
          option: classes.option,
          empty: classes.empty,
        }}
        label={label}
        placeholder={content.placeholder}
        description={selected?.email}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorLine(error)}
        {...(name ? { name } : {})}
        maxLength={SEARCH_LENGTH_MAX}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        searchable
        allowDeselect={false}
        withCheckIcon={false}
        withScrollArea={false}
        data={known.map((member) => ({ value: member.id, label: labelOf(member) }))}
        value={selected?.id ?? null}
        onChange={(id) => {
          const picked = known.find((member) => member.id === id);
          if (picked) onPick(picked);
        }}
        onSearchChange={setTyped}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        // The server has filtered; what it found for an earlier text must not be picked by mistake.
        filter={({ options, search }) =>
          (options as ComboboxItem[]).filter(({ value }) =>
            members.some((one) => one.id === value && matches(one, search)),
          )
        }
        renderOption={({ option }) => <MemberOption member={known.find(({ id }) => id === option.value)} />}
        nothingFoundMessage={message}
        // In the dialog that contains the field, above which nothing outside of it can be shown.
        comboboxProps={{
          withinPortal: false,
          floatingStrategy: 'fixed',
          hideDetached: false,
          transitionProps: { duration: 0 },
        }}
      />
    </MantineScope>
  );
}

const MemberOption = ({ member }: { member: PickableMemberFragment | undefined }) => (
  <span className={classes.member}>
    <span className={classes.name}>{labelOf(member)}</span>
    <span className={classes.email}>{member?.email}</span>
  </span>
);

/** Members who match a text, and what to show if there are none. */
function useFoundMembers(typed: string, isOpen: boolean) {
  const [search] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const query = usePickMembersQuery({
    variables: { search, first: FOUND_MAX },
    fetchPolicy: isOpen ? 'cache-and-network' : 'standby',
  });
  const members = (query.data ?? query.previousData)?.members.nodes ?? [];
  if (query.error) return { members, message: content.failed };
  const isSearching = query.loading || search !== typed.trim();
  return { members, message: isSearching ? content.searching : content.nobody };
}

/** Whether a member has all the words in their name or e-mail address, as the server's search. */
function matches(member: PickableMemberFragment, search: string): boolean {
  const text = `${member.name ?? ''} ${member.email}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const labelOf = (member: PickableMemberFragment | null | undefined): string =>
  member?.name ?? member?.email ?? '';
