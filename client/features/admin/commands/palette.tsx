import { useApolloClient } from '@apollo/client/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { ModalDialog } from '../../../components/modal-dialog';
import { VisuallyHidden } from '../../../components/visually-hidden';
import {
  PickableMemberFragmentDoc,
  type PickableMemberFragment,
} from '../member-picker/member-picker.generated';
import { memberName } from '../members/member-name';
import { rememberMember, useRecentMembers } from '../member-picker/recent-members';
import { useFoundMembers } from '../member-picker/use-found-members';
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
  const [chosen, setChosen] = useState<PickableMemberFragment | null>(null);
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState(0);
  const found = useFoundMembers(typed, chosen === null && typed.trim() !== '');
  const recent = useRecentMembers();
  const member = chosen ?? selected;
  const options = optionsFor({
    commands,
    member,
    isMemberOnly: chosen !== null,
    typed,
    recent: chosen === null ? recent : [],
    found: found.members,
  });
  const current = Math.min(position, options.length - 1);

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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setPosition((current + step + options.length) % Math.max(options.length, 1));
    else if (event.key === 'Enter') choose(options[current]);
    else if (event.key === 'Backspace' && typed === '' && chosen) setChosen(null);
    else return;
    event.preventDefault();
  };

  return (
    <ModalDialog title={chosen ? content.about(memberName(chosen)) : content.palette} onClose={onClose}>
      <input
        className={classes.search}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={content.searchLabel}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={options[current] && `${listId}-${options[current].id}`}
        placeholder={content.searchLabel}
        autoComplete="off"
        maxLength={SEARCH_LENGTH_MAX}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <OptionList id={listId} options={options} current={current} onChoose={choose} />
      <p role="status">{found.message || (options.length === 0 && content.noMatches)}</p>
    </ModalDialog>
  );
}

interface OptionListProps {
  id: string;
  options: readonly PaletteOption[];
  /** Position of the option that Enter chooses. */
  current: number;
  onChoose: (option: PaletteOption) => void;
}

/** The field keeps the focus, so the options are pressed by mouse and touch only. */
const OptionList = ({ id, options, current, onChoose }: OptionListProps) => (
  <ul
    id={id}
    role="listbox"
    aria-label={content.palette}
    className={classes.options}
    hidden={options.length === 0}
  >
    {options.map((option, index) => (
      <li
        key={option.id}
        id={`${id}-${option.id}`}
        role="option"
        aria-selected={index === current}
        ref={index === current ? intoView : undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(option)}
      >
        <span className={classes.label}>
          {option.label}
          {option.detail && <small>{option.detail}</small>}
        </span>
        {option.keys && (
          <span aria-hidden="true">
            <Keys keys={option.keys} />
          </span>
        )}
        {option.member && <VisuallyHidden>{content.groups[option.group]}</VisuallyHidden>}
      </li>
    ))}
  </ul>
);

const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A member whom the list on screen has loaded. */
function useMember(id: string | null): PickableMemberFragment | null {
  const { cache } = useApolloClient();
  if (id === null) return null;
  return cache.readFragment({ id: `User:${id}`, fragment: PickableMemberFragmentDoc });
}
