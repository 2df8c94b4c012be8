import { hasWords } from '#common/fold-for-search';
import type { PickableMemberFragment } from '../member-picker/member-picker.generated';
import { memberContact, memberName } from '../members/member-name';
import type { Command } from './commands';

interface AnyOption {
  id: string;
  label: string;
  detail?: string;
  keys?: readonly string[];
}

/** A command that can be run, or a member who can be chosen. */
export type PaletteOption =
  | (AnyOption & { run: () => void; member?: undefined })
  | (AnyOption & { run?: undefined; member: PickableMemberFragment; group: 'recent' | 'found' });

interface PaletteState {
  commands: readonly Command[];
  /** The member for commands about one member. */
  member: PickableMemberFragment | null;
  /** Whether only these commands are wanted. */
  isMemberOnly: boolean;
  typed: string;
  /** Members who were opened or chosen before; of these, the ones who match the text are offered. */
  recent: readonly PickableMemberFragment[];
  found: readonly PickableMemberFragment[];
}

/**
 * The options of the palette: commands for the selected member, recent members, other commands, and the members found.
 */
export function optionsFor({
  commands,
  member,
  isMemberOnly,
  typed,
  recent,
  found,
}: PaletteState): PaletteOption[] {
  const offered = commands.flatMap((command) => (command.isKeyOnly ? [] : (optionOf(command, member) ?? [])));
  const ofMember = offered.filter(({ detail }) => detail !== undefined);
  const others = isMemberOnly ? [] : offered.filter(({ detail }) => detail === undefined);
  const known = recent.filter(({ id }) => id !== member?.id).map((one) => memberOption(one, 'recent'));
  const isKnown = ({ id }: PickableMemberFragment) => known.some((option) => option.member.id === id);
  return [
    ...[...ofMember, ...known, ...others].filter(({ label, detail = '' }) =>
      hasWords(`${label} ${detail}`, typed),
    ),
    ...found.filter((one) => !isKnown(one)).map((one) => memberOption(one, 'found')),
  ];
}

const memberOption = (member: PickableMemberFragment, group: 'recent' | 'found') => ({
  id: `member-${member.id}`,
  label: memberName(member),
  detail: memberContact(member) ?? '',
  member,
  group,
});

function optionOf(command: Command, member: PickableMemberFragment | null): PaletteOption | null {
  const { id, label } = command;
  const keys = command.keys && { keys: command.keys };
  if (command.scope !== 'member') return { id, label, ...keys, run: command.run };
  if (!member) return null;
  return { id, label, detail: memberName(member), ...keys, run: () => command.run(member.id) };
}
