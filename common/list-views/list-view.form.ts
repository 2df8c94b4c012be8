import * as z from 'zod/mini';
import { line } from '../forms/fields';
import { PLAN_NAME_LENGTH_MAX } from '../plans/limits';
import { MEMBERSHIP_STATUSES } from '../plans/plans';
import { LIST_VIEW_NAME_LENGTH_MAX, LIST_VIEWS_MAX } from './limits';

/** Messages to staff about saved views of lists, shared by server and client. */
export const listViewMessages = {
  nameRequired: 'Enter a name.',
  nameTaken: 'You have a view with this name already.',
  parametersInvalid: 'These filters cannot be saved.',
  tooMany: `You have ${LIST_VIEWS_MAX} views, which is the maximum. Delete one first.`,
  notFound: 'This view does not exist any more.',
  shareNotPermitted: 'Only admins can share views with all staff, and change shared ones.',
  changedMeanwhile: 'Somebody else has changed this view meanwhile. Nothing was saved.',
} as const;

const day = z.iso.date();

/**
 * The parameters of the address of the members list that a view keeps. The text of a search is not one of them, since
 * it may be the name of a member.
 */
const parameters = z.strictObject({
  status: z.optional(z.enum(MEMBERSHIP_STATUSES)),
  plan: z.optional(z.string().check(z.minLength(1), z.maxLength(PLAN_NAME_LENGTH_MAX))),
  trainer: z.optional(z.union([z.literal('none'), z.uuid()])),
  'ends-from': z.optional(day),
  'ends-to': z.optional(day),
  sort: z.optional(z.string().check(z.regex(/^-?(name|paid-until|last-visit|joined)$/))),
});

export const LIST_VIEW_PARAMETERS = Object.keys(parameters.shape) as (keyof typeof parameters.shape)[];

/** A query string with the parameters in a fixed order, so that equal ones are the same text; null if one is invalid. */
export function canonicalParameters(text: string): string | null {
  const given = new URLSearchParams(text);
  const { success, data } = parameters.safeParse(Object.fromEntries(given));
  if (!success) return null;
  const values = LIST_VIEW_PARAMETERS.map((name) => [name, data[name]] as const);
  return new URLSearchParams(
    values.filter((entry): entry is [(typeof entry)[0], string] => entry[1] !== undefined),
  ).toString();
}

const parametersText = z.string().check(
  z.maxLength(500, { error: listViewMessages.parametersInvalid, abort: true }),
  z.refine((text) => canonicalParameters(text) !== null, { error: listViewMessages.parametersInvalid }),
  z.overwrite((text) => canonicalParameters(text) ?? text),
);

const fields = {
  name: line(LIST_VIEW_NAME_LENGTH_MAX, listViewMessages.nameRequired),
  isShared: z.boolean(),
  parameters: parametersText,
};

/** A new view. */
export const newListViewForm = z.object(fields);

/** Changes of a view; absent fields stay. */
export const listViewChangesForm = z.object({
  name: z.optional(fields.name),
  isShared: z.optional(fields.isShared),
  parameters: z.optional(fields.parameters),
  expectedVersion: z.int32(),
});

export type NewListView = z.infer<typeof newListViewForm>;
export type ListViewChanges = z.infer<typeof listViewChangesForm>;
