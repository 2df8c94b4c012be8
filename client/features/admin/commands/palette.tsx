import { useApolloClient } from '@apollo/client/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { ModalDialog } from '../../../components/modal-dialog';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { comboboxProps, OptionLabel, OptionList, positionAfter } from '../combobox/combobox';
import {
  PickableMemberFragmentDoc,
  type PickableMemberFragment,
} from '../member-picker/member-picker.generated';
import { memberName } from '../members/member-name';
import { rememberMember, useRecentMembers } from '../member-picker/recent-members';
import { useFoundMembers } from '../member-picker/use-found-members';
import { newMemberContent } from '../new-member/new-member.content';
import { useAddMember } from '../new-member/new-member-context';
import type { Command } from './commands';
import { commandsContent as content } from './commands.content';
import classes from './commands.module.css';
import { Keys } from './key-sheet';
import { optionsFor, type PaletteOption } from './palette-options';

interface PaletteProps {
  commands: readonly Command[];
  /** The member in the selected row of the list; null if there is none. */
  selectedId: string | null;
  /** Closes the palette, and then runs the chosen command. */
  onRun: (run: () => void) => void;
  onClose: () => void;
}

/** Finds commands and members by their names. A chosen member becomes the selected one. */
export function Palette({ commands, selectedId, onRun, onClose }: PaletteProps) {
  const listId = useId();
  const selected = useMember(selectedId);
  const addMember = useAddMember();
  const [chosen, setChosen] = useState<PickableMemberFragment | null>(null);
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const found = useFoundMembers(typed, chosen === null && typed.trim() !== '');
  const recent = useRecentMembers();
  const member = chosen ?? selected;
  const known = optionsFor({
    commands,
    member,
    isMemberOnly: chosen !== null,
    typed,
    recent: chosen === null ? recent : [],
    found: found.members,
  });
  const isNobodyFound = typed.trim() !== '' && !found.isSearching && !found.message && known.length === 0;
  const options = isNobodyFound && addMember ? [newMemberOption(typed, addMember)] : known;
  const current = Math.min(position, options.length - 1);
  const list = { listId, options, current };

  const type = (text: string) => {
    setTyped(text);
    setPosition(0);
  };
  const choose = (option: PaletteOption | undefined) => {
    if (!option) return;
    if (option.run) return onRun(option.run);
    rememberMember(option.member.id);
    setChosen(option.member);
    type('');
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = positionAfter(event.key, list);
    if (next !== undefined) setPosition(next);
    else if (event.key === 'Enter') choose(options[current]);
    else if (event.key === 'Backspace' && typed === '' && chosen) setChosen(null);
    else return;
    event.preventDefault();
  };

  return (
    <ModalDialog title={chosen ? content.about(memberName(chosen)) : content.palette} onClose={onClose}>
      <input
        className={classes.search}
        {...comboboxProps(list)}
        data-autofocus
        aria-label={content.searchLabel}
        placeholder={content.searchLabel}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <OptionList {...list} label={content.palette} onChoose={choose}>
        {(option) => (
          <>
            <OptionLabel label={option.label} detail={option.detail} />
            {option.keys && (
              <span aria-hidden="true" className={classes.keys}>
                <Keys keys={option.keys} />
              </span>
            )}
            {option.member && <VisuallyHidden>{content.groups[option.group]}</VisuallyHidden>}
          </>
        )}
      </OptionList>
      <p role="status">{found.message || (options.length === 0 && content.noMatches)}</p>
    </ModalDialog>
  );
}

const newMemberOption = (typed: string, add: (typed: string) => void): PaletteOption => ({
  id: 'new-member',
  label: newMemberContent.actionFor(typed.trim()),
  run: () => add(typed),
});

/** A member from the cache, loaded by the list on screen. */
function useMember(id: string | null): PickableMemberFragment | null {
  const { cache } = useApolloClient();
  if (id === null) return null;
  return cache.readFragment({ id: `User:${id}`, fragment: PickableMemberFragmentDoc });
}
