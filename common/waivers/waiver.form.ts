import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { line, textUpTo } from '../forms/fields';
import { WAIVER_LENGTH_MAX } from './limits';
import { waiverMessages as messages } from './messages';

/** The text that members accept; empty if the studio asks for none. */
export const waiverForm = z.object({ text: textUpTo(WAIVER_LENGTH_MAX) });

/** Who accepts it, as on paper: the name is typed each time. */
export const acceptanceForm = z.object({ name: line(NAME_LENGTH_MAX, messages.nameRequired) });
