import * as z from 'zod/mini';
import { givenPassword } from '../auth/fields';

/** One stolen session must not take all data away. */
export const studioExportForm = z.object({ password: givenPassword });
