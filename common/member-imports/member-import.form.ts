import * as z from 'zod/mini';
import { line } from '../forms/fields';
import { FILE_NAME_LENGTH_MAX } from './limits';
import { importMessages } from './messages';

/** A file that is going to be uploaded. */
export const memberImportForm = z.object({
  fileName: line(FILE_NAME_LENGTH_MAX, importMessages.fileNameRequired),
});
