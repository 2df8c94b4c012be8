/**
 * Definitions of the figures in the panel. Tiles, charts, tables and the page of all figures take their texts from
 * here.
 */
import type { FigureDefinition } from './figure-definition';
import { moneyDefinitions } from './money-definitions';

/** Age in days from which a waiting order stands out. */
export const OLD_ORDER_DAYS = 7;

const NOW = 'At this moment.';

export const figureDefinitions = {
  active: {
    tab: 'overview',
    name: 'Active',
    definition: 'Members with a paid membership',
    rows: 'Members with the status Active: their gym pass, or nutrition plan if they never had a pass, has not ended. A frozen pass counts.',
    days: NOW,
  },
  ending: {
    tab: 'overview',
    name: 'Ending in 7 days',
    definition: 'Last paid day today or in the next 6 days',
    rows: 'Active members, by the last paid day of all that they have paid for.',
    days: 'Today and the next 6 days.',
  },
  visits: {
    tab: 'overview',
    name: 'Visits today',
    definition: 'Marked since midnight',
    rows: 'Visits in Attendance, also several of one member. Workouts do not count.',
    days: 'Today, by the time of the visit and not that of its recording.',
  },
  withoutTrainer: {
    tab: 'overview',
    name: 'Without a trainer',
    definition: 'Active members',
    rows: 'Active members to whom no trainer is assigned.',
    days: NOW,
  },
  waitingOrders: {
    tab: 'overview',
    name: 'Waiting orders',
    definition: `Placed and not paid yet, oldest first. Amber after ${OLD_ORDER_DAYS} days.`,
    rows: 'Pending orders.',
    days: 'Days are counted from the day of the order.',
  },
  atRisk: {
    tab: 'overview',
    name: 'At risk',
    definition: 'Members with a running gym pass who stopped coming, those to call first at the top.',
    rows: 'Members in At risk: “Call first” and “Watch” together. Who was contacted or snoozed is left out until then.',
    days: 'Whole days since the last visit, or since the pass began or went on if that was later. The settings say after how many.',
  },
  visitWeeks: {
    tab: 'attendance',
    name: 'Visits by week',
    definition: 'Visits of the last 12 weeks. The average leaves out the current week.',
    rows: 'Visits in Attendance. In the table, each week opens its own; the average has no rows of its own.',
    days: 'Weeks from Monday to Sunday, the current one so far.',
  },
  busyHours: {
    tab: 'attendance',
    name: 'Busy hours',
    definition: 'Visits of the same weeks, by weekday and hour.',
    rows: 'Visits in Attendance. In the table, each hour of the week opens its own.',
    days: 'The same weeks. A visit counts for the hour in which it began.',
  },
  riskLevels: {
    tab: 'at-risk',
    name: 'Call first, and Watch',
    definition: 'Members of each level of risk',
    rows: 'The members below the number; the first 25 are shown.',
    days: 'As for At risk.',
  },
  trainerMembers: {
    tab: 'trainers',
    name: 'Members of a trainer',
    definition: 'Members to whom the trainer is assigned',
    rows: 'Members with this trainer, with and without an active membership.',
    days: NOW,
  },
  memberActivities: {
    tab: 'progress',
    name: 'Visits and workouts of a member',
    definition: 'All of the member, and those of each week',
    rows: 'Visits in Attendance, and workouts in Workouts, of this member. Streaks and averages have no rows of their own.',
    days: 'Weeks from Monday to Sunday, the current one so far.',
  },
  importedRows: {
    tab: 'import',
    name: 'Rows of an import',
    definition: 'Rows of the file, by what is to be done with them, or what became of them',
    rows: 'The rows of the file, listed below the numbers.',
    days: 'As of the check, the import, or its undo.',
  },
  ...moneyDefinitions,
} as const satisfies Record<string, FigureDefinition>;

export type FigureId = keyof typeof figureDefinitions;

export const FIGURE_IDS = Object.keys(figureDefinitions) as FigureId[];

/** Search parameter of the figure that the page shows first. */
export const FIGURE = 'figure';

/** Query string of the page, at a figure. */
export const aboutFigure = (id: FigureId): string =>
  `?${new URLSearchParams({ tab: 'figures', [FIGURE]: id })}`;
