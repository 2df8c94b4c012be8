import * as z from 'zod/mini';
import { NAME_LENGTH_MAX } from '../accounts/limits';
import { line } from '../forms/fields';
import { waiverMessages } from './messages';

/** The name of the person who accepts a waiver, typed each time as on paper. */
export const acceptanceForm = z.object({ name: line(NAME_LENGTH_MAX, waiverMessages.nameRequired) });
