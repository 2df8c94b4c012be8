import * as z from 'zod/mini';
import { requestKey } from '../forms/fields';
import { freezeMessages } from './freeze-messages';

/** Days on which a pass is to be frozen; `freezeRefusal` says which of them may be. The key is generated once per freeze. */
export const freezeForm = z.object({
  startsOn: z.iso.date({ error: freezeMessages.dayRequired }),
  days: z.int({ error: freezeMessages.daysRequired }),
  requestKey,
});
