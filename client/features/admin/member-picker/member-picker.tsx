import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Select, type ComboboxItem } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { foldForSearch } from '#common/fold-for-search';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { ErrorLine } from '../../../components/field';
import field from '../../../components/mantine-field.module.css';
import { MantineScope } from '../../../components/mantine-scope';
import { memberPickerContent as content } from './member-picker.content';
import { memberContact, memberName } from '../members/member-name';
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

/**
 * Finds a member by name, e-mail address or phone number while the user types. Enter picks the one who is meant, once the search has
 * finished, or else highlights the first, whom another Enter picks. Escape closes the list. While it is open, Enter does
 * not submit the form, and Escape does not close the dialog around it.
 */
export function MemberPicker({ label, selected, onPick, error, name, isFirst = false }: MemberPickerProps) {
  const { members, known, message, ...list } = usePickerList(selected, onPick);
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
        description={selected && memberContact(selected)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={error && <ErrorLine message={error} />}
        {...(name ? { name } : {})}
        maxLength={SEARCH_LENGTH_MAX}
        {...(isFirst ? { 'data-autofocus': true } : {})}
        searchable
        // The list would cover the other fields of the dialog as soon as that opens.
        openOnFocus={!isFirst}
        allowDeselect={false}
        withCheckIcon={false}
        withScrollArea={false}
        data={known.map((member) => ({ value: member.id, label: labelOf(member) }))}
        value={selected?.id ?? null}
        onChange={(id) => {
          const picked = known.find((member) => member.id === id);
          if (picked) onPick(picked);
        }}
        onSearchChange={list.type}
        selectFirstOptionOnChange={list.isFirstHighlighted}
        onKeyDown={(event: KeyboardEvent) => {
          if (!list.isOpen || !['Enter', 'Escape'].includes(event.key)) return;
          event.preventDefault();
          if (event.key === 'Enter') list.enter();
        }}
        dropdownOpened={list.isOpen}
        onDropdownOpen={list.open}
        onDropdownClose={list.close}
        // The server has filtered.
        filter={({ options }) =>
          (options as ComboboxItem[]).filter(({ value }) => members.some(({ id }) => id === value))
        }
        renderOption={({ option }) => <MemberOption member={known.find(({ id }) => id === option.value)} />}
        nothingFoundMessage={<NoOption text={message} />}
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

/** The members who are offered for what is typed, and what Enter does with them. */
function usePickerList(selected: MemberPickerProps['selected'], onPick: MemberPickerProps['onPick']) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  /** Whether Enter was pressed while the text did not say who is meant. */
  const [isEntered, setIsEntered] = useState(false);
  const search = typed === labelOf(selected) ? '' : typed;
  const { members, isSearching, message } = useFoundMembers(search, isOpen);
  const isClear = !isSearching && isClearMatch(members, search);
  usePickWhen(isOpen && isEntered && isClear, () => onPick(members[0]!));
  const [shown, setShown] = useState(selected);
  if (shown?.id !== selected?.id) {
    setShown(selected);
    setIsOpen(false);
  }
  return {
    members,
    known: withSelected(members, selected),
    message: message || content.nobody,
    isOpen,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    type: (text: string) => {
      setTyped(text);
      setIsEntered(false);
    },
    enter: () => setIsEntered(!isClear),
    isFirstHighlighted: isClear || (isEntered && !isSearching),
  };
}

function withSelected(members: readonly PickableMemberFragment[], selected: MemberPickerProps['selected']) {
  const isMissing = selected && !members.some(({ id }) => id === selected.id);
  return isMissing ? [selected, ...members] : members;
}

function usePickWhen(isAwaited: boolean, pick: () => void): void {
  const pickAwaited = useEffectEvent(pick);
  useEffect(() => {
    if (isAwaited) pickAwaited();
  }, [isAwaited]);
}

const MemberOption = ({ member }: { member: PickableMemberFragment | undefined }) => (
  <span className={classes.member}>
    <span className={classes.name}>{labelOf(member)}</span>
    <span className={classes.contact}>{member && memberContact(member)}</span>
  </span>
);

/** An option that cannot be chosen, since a list of options must not be without any. */
const NoOption = ({ text }: { text: string }) => (
  <span role="option" aria-disabled aria-selected={false}>
    {text}
  </span>
);

/** Whether a text leaves no doubt who is meant: one match only, or the first has exactly this name or address. */
function isClearMatch(members: readonly PickableMemberFragment[], search: string): boolean {
  const text = foldForSearch(search).trim();
  const [first] = members;
  if (text === '' || !first) return false;
  return (
    members.length === 1 || [first.name, first.email].some((value) => foldForSearch(value ?? '') === text)
  );
}

const labelOf = (member: PickableMemberFragment | null | undefined): string =>
  member ? memberName(member) : '';
