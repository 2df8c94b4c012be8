import * as z from 'zod/mini';
import { requestKey } from '../forms/fields';
import { freezeMessages } from './freeze-messages';

/** Days on which to freeze a pass; `freezeRefusal` says which are permitted. The key is generated once per freeze. */
export const freezeForm = z.object({
  startsOn: z.iso.date({ error: freezeMessages.dayRequired }),
  days: z.int({ error: freezeMessages.daysRequired }),
  requestKey,
});
