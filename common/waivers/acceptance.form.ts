import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { line } from '../forms/fields';
import { waiverMessages } from './messages';

/** Who accepts a waiver, as on paper: the name is typed each time. */
export const acceptanceForm = z.object({ name: line(NAME_LENGTH_MAX, waiverMessages.nameRequired) });
