import * as z from 'zod/mini';
import { EXERCISE_SEARCH_LENGTH_MAX } from './limits';
import { messages } from '../messages';

/** Search text for exercises. The enums of the GraphQL schema validate muscle and equipment. */
export const exerciseFilterForm = z.object({
  search: z.nullish(
    z
      .string()
      .check(
        z.maxLength(EXERCISE_SEARCH_LENGTH_MAX, { error: messages.textTooLong(EXERCISE_SEARCH_LENGTH_MAX) }),
      ),
  ),
});
