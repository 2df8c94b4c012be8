import * as z from 'zod';
import { invalidField } from '../../lib/errors';
import { isUuidAsPrinted } from '../../lib/uuid';

/** A place in a history. Microseconds since 1970, because the times of mails have them. */
export interface TimelinePlace {
  atUs: number;
  id: string;
}

const HEAD = 'timeline 1';

const cursorSchema = z.tuple([
  z.literal(HEAD),
  z.int().min(0),
  z.string().refine((value) => isUuidAsPrinted(value)),
]);

export const cursorOf = ({ atUs, id }: TimelinePlace): string =>
  Buffer.from(JSON.stringify([HEAD, atUs, id])).toString('base64url');

/** The place of a cursor; `argument` is the one that has it, for the error message. */
export function placeOf(cursor: string, argument: string): TimelinePlace {
  const { data } = cursorSchema.safeParse(parsed(cursor));
  if (!data) throw invalidField(argument, 'INVALID', 'This cursor is not valid.');
  const [, atUs, id] = data;
  return { atUs, id };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}
