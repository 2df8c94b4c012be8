import * as z from 'zod/mini';
import { givenPassword } from '../auth/fields';

/** Asks for the password: a stolen session must not be enough to take all data away. */
export const studioExportForm = z.object({ password: givenPassword });
