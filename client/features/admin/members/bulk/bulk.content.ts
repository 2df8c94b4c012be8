import { numberFormat } from '#common/number-format';
import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { noMailTo } from '../../admin.content';

const number = numberFormat();
const members = (count: number) => `${number(count)} ${count === 1 ? 'member' : 'members'}`;

/** Texts for changes of many members. */
export const bulkContent = {
  bar: 'Selected members',
  selected: (count: number) =>
    `${number(count)} selected${count === SELECTED_MEMBERS_MAX ? ', which is the maximum' : ''}`,
  allSelected: (count: string) => `All ${count} that match are selected`,
  selectAll: (count: number) => `Select all ${number(count)} that match`,
  deselectPage: 'Deselect this page',
  assignTrainer: 'Assign trainer',
  setPlan: 'Set plan',
  clear: 'Clear',
  choose: 'Choose',
  failed: 'That did not work. Please try again.',
  counting: 'Counting…',
  trainer: {
    title: (count: number) => `Assign a trainer to ${members(count)}`,
    label: 'Trainer',
    none: 'No Trainer',
    missing: 'Choose a trainer, or none.',
    unchanged: (count: number, isNone: boolean) =>
      isNone
        ? `${number(count)} already ${count === 1 ? 'has' : 'have'} no trainer`
        : `${number(count)} already ${count === 1 ? 'has' : 'have'} this trainer`,
    submit: 'Assign trainer',
  },
  plan: {
    title: (count: number) => `Set the plan of ${members(count)}`,
    text: () =>
      `The plan is given without payment: it starts today, or after the current membership of the same type. ${noMailTo(true) ?? 'Each member with an e-mail address gets a mail.'}`,
    label: 'Plan',
    reason: 'Reason',
    reasonHint: 'Kept in the journal.',
    submit: 'Set plan',
  },
  replaced: (count: number) => `${number(count)} of them ${count === 1 ? 'has' : 'have'} another trainer now`,
  undo: 'Undo',
  willChange: (count: number) => `${number(count)} will change`,
  missing: (count: number) => `${number(count)} ${count === 1 ? 'has' : 'have'} been deleted`,
  nothing: 'Nothing would change.',
  progress: (done: number, count: number) => `${number(done)} of ${members(count)} done`,
  progressLabel: 'Progress of the change',
  background: 'It goes on if you leave this page, until you log out.',
  done: (changed: number, unchanged: number) =>
    [`${members(changed)} changed`, unchanged > 0 && `${number(unchanged)} unchanged`]
      .filter(Boolean)
      .join(', '),
  failures: (count: number) => `${members(count)} could not be changed`,
  failure: (who: string, message: string) => `${who}: ${message}`,
  deleted: 'Deleted account',
  more: (count: number) => `and ${number(count)} more`,
  retry: 'Retry failed',
  close: 'Close',
};
