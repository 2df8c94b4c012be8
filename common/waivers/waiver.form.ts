import * as z from 'zod/mini';
import { textUpTo } from '../forms/fields';
import { WAIVER_LENGTH_MAX } from './limits';

/** The text that members accept; empty if the studio asks for none. */
export const waiverForm = z.object({ text: textUpTo(WAIVER_LENGTH_MAX) });
