import type { AdminTab } from '../admin-tabs';
import { selectBoxId } from '../list/select-box';
import { renewButtonId } from '../members/member-actions';
import { trainerSelectId } from '../members/trainer-select';
import { newMemberContent } from '../new-member/new-member.content';
import { deskReceiptContent } from '../receipts/desk-receipt.content';
import { commandsContent as texts } from './commands.content';
import { BUTTON_KEYS, focusListSearch, isRowFocused, moveSelection, pressButton } from './selected-row';

interface AnyCommand {
  id: string;
  label: string;
  /** Keys that are pressed one after another; none if the command is in the palette only. */
  keys?: readonly string[];
  /** Left out of the palette, where it makes no sense. */
  isKeyOnly?: true;
}

interface GeneralCommand extends AnyCommand {
  scope: 'panel' | 'list';
  run: () => void;
}

interface MemberCommand extends AnyCommand {
  scope: 'member';
  run: (memberId: string) => void;
  isKeyPossible?: () => boolean;
}

export type Command = GeneralCommand | MemberCommand;

interface Actions {
  /** The tabs that the current user may open. */
  tabs: readonly AdminTab[];
  /** Opens an address of the panel. */
  go: (search: string) => void;
  openSheet: () => void;
  /** Opens the dialog in which a member is added; null for those who may not. */
  addMember: (() => void) | null;
  /** Prints the receipt of the last sale; null for those who may not sell. */
  printLast: (() => void) | null;
  /** Opens the drawer of a member. */
  openMember: (memberId: string) => void;
  /** Uses a control of a member in the members list, which it opens unless the row is on screen. */
  activateIn: (memberId: string, controlId: string) => void;
}

/** All commands of the panel: the shortcuts, the list of shortcuts and the palette are made from them. */
export const panelCommands = (actions: Actions): Command[] => [
  ...actions.tabs.map((tab) => tabCommand(tab, actions)),
  ...(actions.addMember ? [addMemberCommand(actions.addMember)] : []),
  ...(actions.printLast ? [printCommand(actions.printLast)] : []),
  { id: 'sheet', scope: 'panel', label: texts.sheet, keys: ['?'], run: actions.openSheet },
  ...listCommands,
  ...memberCommands(actions),
];

const addMemberCommand = (run: () => void): Command => ({
  id: 'add-member',
  scope: 'panel',
  label: newMemberContent.action,
  keys: ['+'],
  run,
});

const printCommand = (run: () => void): Command => ({
  id: 'print-last',
  scope: 'panel',
  label: deskReceiptContent.print.last,
  run,
});

const tabCommand = ({ id, title, key }: AdminTab, { go }: Actions): Command => ({
  id: `tab-${id}`,
  scope: 'panel',
  label: title,
  ...(key && { keys: ['g', key] }),
  run: () => go(`?tab=${id}`),
});

/** Opens a tab for the selected member; there is none for tabs that are not about one. */
const tabCommandsOfMember = ({ id, forMember }: AdminTab, { go }: Actions): MemberCommand[] =>
  forMember
    ? [
        {
          id: `${id}-of-member`,
          scope: 'member',
          label: forMember.label,
          ...(forMember.key && { keys: [forMember.key] }),
          run: (memberId) => go(`?tab=${id}&${forMember.parameter}=${memberId}`),
        },
      ]
    : [];

const listCommands: Command[] = [
  { id: 'search', scope: 'list', label: texts.search, keys: ['/'], isKeyOnly: true, run: focusListSearch },
  {
    id: 'next',
    scope: 'list',
    label: texts.next,
    keys: ['j'],
    isKeyOnly: true,
    run: () => moveSelection(1),
  },
  {
    id: 'previous',
    scope: 'list',
    label: texts.previous,
    keys: ['k'],
    isKeyOnly: true,
    run: () => moveSelection(-1),
  },
  ...BUTTON_KEYS.map((key): Command => ({
    id: `press-${key}`,
    scope: 'list',
    label: texts.buttons[key],
    keys: [key],
    isKeyOnly: true,
    run: () => pressButton(key),
  })),
];

const memberCommands = (actions: Actions): MemberCommand[] => [
  {
    id: 'open',
    scope: 'member',
    label: texts.openMember,
    keys: ['Enter'],
    isKeyPossible: isRowFocused,
    run: actions.openMember,
  },
  {
    id: 'select',
    scope: 'member',
    label: texts.select,
    keys: ['x'],
    isKeyOnly: true,
    run: (id) => document.getElementById(selectBoxId(id))?.click(),
  },
  ...actions.tabs.flatMap((tab) => tabCommandsOfMember(tab, actions)),
  {
    id: 'trainer',
    scope: 'member',
    label: texts.trainer,
    keys: ['t'],
    run: (id) => actions.activateIn(id, trainerSelectId(id)),
  },
  {
    id: 'renew',
    scope: 'member',
    label: texts.renew,
    run: (id) => actions.activateIn(id, renewButtonId(id)),
  },
];
