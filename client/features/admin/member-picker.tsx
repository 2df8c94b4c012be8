import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Select, type ComboboxItem } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { errorLine } from '../../components/field-props';
import field from '../../components/field.module.css';
import { MantineScope } from '../../components/mantine-scope';
import { memberPickerContent as content } from './admin.content';
import type { PickableMemberFragment } from './member-picker.generated';
import classes from './member-picker.module.css';
import { useFoundMembers } from './use-found-members';

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

/** Finds a member by name or e-mail address while the user types. Enter picks one, and never submits the form meanwhile. */
export function MemberPicker({ label, selected, onPick, error, name, isFirst = false }: MemberPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const search = typed === labelOf(selected) ? '' : typed;
  const { members, isSearching, message } = useFoundMembers(search, isOpen);
  const isClear = !isSearching && isClearMatch(members, search);
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
        selectFirstOptionOnChange={isClear}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && isOpen) event.preventDefault();
        }}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        // The server has filtered.
        filter={({ options }) =>
          (options as ComboboxItem[]).filter(({ value }) => members.some(({ id }) => id === value))
        }
        renderOption={({ option }) => <MemberOption member={known.find(({ id }) => id === option.value)} />}
        nothingFoundMessage={message || content.nobody}
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

/** Whether a text leaves no doubt who is meant: one match only, or the first has exactly this name or address. */
function isClearMatch(members: readonly PickableMemberFragment[], search: string): boolean {
  const text = search.trim().toLowerCase();
  const [first] = members;
  if (text === '' || !first) return false;
  return members.length === 1 || [first.name, first.email].some((value) => value?.toLowerCase() === text);
}

const labelOf = (member: PickableMemberFragment | null | undefined): string =>
  member?.name ?? member?.email ?? '';
