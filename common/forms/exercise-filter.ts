import * as z from 'zod/mini';
import { EXERCISE_SEARCH_LENGTH_MAX } from '../limits';
import { messages } from '../messages';

/** What exercises are looked for by; muscle and equipment are closed lists, which the schema checks. */
export const exerciseFilterForm = z.object({
  search: z.nullish(
    z
      .string()
      .check(
        z.maxLength(EXERCISE_SEARCH_LENGTH_MAX, { error: messages.textTooLong(EXERCISE_SEARCH_LENGTH_MAX) }),
      ),
  ),
});
