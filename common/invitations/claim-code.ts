import * as z from 'zod/mini';
import { cleanCode } from '../clean-text';
import { CLAIM_CODE_LENGTH } from './limits';
import { claimMessages } from './messages';

/** Crockford's base 32: without letters that look like digits, and without U. */
export const CLAIM_CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Two halves are easier to type. */
export const formatClaimCode = (code: string): string =>
  `${code.slice(0, CLAIM_CODE_LENGTH / 2)}-${code.slice(CLAIM_CODE_LENGTH / 2)}`;

/** A code as it is typed, whatever its case, spaces and dashes are, and if letters stand for digits. */
export const normaliseClaimCode = (text: string): string =>
  cleanCode(text).toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

export const claimCode = z.string({ error: claimMessages.codeRequired }).check(
  z.overwrite(normaliseClaimCode),
  z.minLength(1, { error: claimMessages.codeRequired, abort: true }),
  z.regex(new RegExp(`^[${CLAIM_CODE_LETTERS}]{${CLAIM_CODE_LENGTH}}$`), {
    error: claimMessages.codeIncomplete,
  }),
);
