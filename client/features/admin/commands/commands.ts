import type { AdminTab } from '../admin-tabs';
import { recordAddress } from '../activities/record-address';
import { adminContent } from '../admin.content';
import { selectBoxId } from '../list/select-box';
import { renewButtonId } from '../members/member-actions';
import { trainerSelectId } from '../members/trainer-select';
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
  /** The tab that it opens, without which there is no command. */
  tab?: AdminTab['id'];
  isKeyPossible?: () => boolean;
}

export type Command = GeneralCommand | MemberCommand;

interface Actions {
  /** The tabs that the current user may open. */
  tabs: readonly AdminTab[];
  /** Opens an address of the panel. */
  go: (search: string) => void;
  openSheet: () => void;
  /** Opens the drawer of a member. */
  openMember: (memberId: string) => void;
  /** Uses a control of a member in the members list, which it opens unless the row is on screen. */
  activateIn: (memberId: string, controlId: string) => void;
}

const TAB_KEYS: Partial<Record<AdminTab['id'], string>> = {
  overview: 'o',
  'check-in': 'c',
  'at-risk': 'r',
  members: 'm',
  attendance: 'a',
  workouts: 'w',
  progress: 'p',
};

/** All commands of the panel: the shortcuts, the list of shortcuts and the palette are made from them. */
export const panelCommands = (actions: Actions): Command[] => [
  ...actions.tabs.map(({ id }) => tabCommand(id, actions)),
  { id: 'sheet', scope: 'panel', label: texts.sheet, keys: ['?'], run: actions.openSheet },
  ...listCommands,
  ...memberCommands(actions).filter(
    ({ tab }) => tab === undefined || actions.tabs.some(({ id }) => id === tab),
  ),
];

function tabCommand(id: AdminTab['id'], { go }: Actions): Command {
  const key = TAB_KEYS[id];
  return {
    id: `tab-${id}`,
    scope: 'panel',
    label: adminContent.tabs[id],
    ...(key && { keys: ['g', key] }),
    run: () => go(`?tab=${id}`),
  };
}

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

const memberCommands = ({ go, openMember, activateIn }: Actions): MemberCommand[] => [
  {
    id: 'open',
    scope: 'member',
    label: texts.openMember,
    keys: ['Enter'],
    isKeyPossible: isRowFocused,
    run: openMember,
  },
  {
    id: 'mark-attendance',
    scope: 'member',
    tab: 'attendance',
    label: texts.markAttendance,
    run: (id) => go(recordAddress('attendance', id)),
  },
  {
    id: 'add-workout',
    scope: 'member',
    tab: 'workouts',
    label: texts.addWorkout,
    run: (id) => go(recordAddress('workouts', id)),
  },
  {
    id: 'progress',
    scope: 'member',
    tab: 'progress',
    label: texts.progress,
    run: (id) => go(`?tab=progress&member=${id}`),
  },
  {
    id: 'select',
    scope: 'member',
    label: texts.select,
    keys: ['x'],
    isKeyOnly: true,
    run: (id) => document.getElementById(selectBoxId(id))?.click(),
  },
  {
    id: 'edit',
    scope: 'member',
    tab: 'edit',
    label: texts.edit,
    keys: ['e'],
    run: (id) => go(`?tab=edit&member=${id}`),
  },
  {
    id: 'trainer',
    scope: 'member',
    label: texts.trainer,
    keys: ['t'],
    run: (id) => activateIn(id, trainerSelectId(id)),
  },
  {
    id: 'renew',
    scope: 'member',
    label: texts.renew,
    run: (id) => activateIn(id, renewButtonId(id)),
  },
];
