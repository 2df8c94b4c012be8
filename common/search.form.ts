import * as z from 'zod/mini';
import { SEARCH_LENGTH_MAX } from './limits';
import { messages } from './messages';

/** The text that a list is searched for. */
export const searchForm = z.object({
  search: z.nullish(
    z.string().check(z.maxLength(SEARCH_LENGTH_MAX, { error: messages.textTooLong(SEARCH_LENGTH_MAX) })),
  ),
});
