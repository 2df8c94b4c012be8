import * as z from 'zod/mini';
import { requestKey, requiredText } from '../forms/fields';
import { NOTE_LENGTH_MAX } from './limits';
import { noteMessages } from './messages';

const text = requiredText(NOTE_LENGTH_MAX, noteMessages.textRequired);

/** A new note about a member. */
export const noteForm = z.object({ text, requestKey });

/** A change of a note. */
export const noteChangesForm = z.object({ text });
