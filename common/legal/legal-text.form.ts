import * as z from 'zod/mini';
import { optionalEmail } from '../auth/fields';
import { cleanCode } from '../clean-text';
import { line, refine, requiredText, textUpTo } from '../forms/fields';
import { optionalLine } from '../settings/fields';
import { PHONE_LENGTH_MAX } from '../settings/limits';
import { settingsMessages } from '../settings/messages';
import { isPhoneNumber } from '../accounts/phone';
import * as limits from './limits';
import { legalMessages as messages } from './messages';

const ownSection = z.object({
  title: line(limits.OWN_TITLE_LENGTH_MAX, messages.titleRequired),
  text: requiredText(limits.OWN_TEXT_LENGTH_MAX, messages.textRequired),
});

/** An empty text restores the one of the product. */
export const policyText = textUpTo(limits.OWN_TEXT_LENGTH_MAX);

const policy = z.object({ section: z.string(), text: policyText });

const optionalPhone = optionalLine(PHONE_LENGTH_MAX).check(
  z.overwrite(cleanCode),
  refine<string>((value) => value === '' || isPhoneNumber(value), {
    reason: 'INVALID_FORMAT',
    error: settingsMessages.phoneInvalid,
  }),
);

/** The studio's own text in a legal text. Only the privacy policy has a contact, and only the terms have policies. */
export const legalTextForm = z.object({
  sections: z
    .array(ownSection)
    .check(z.maxLength(limits.OWN_SECTIONS_MAX, { error: messages.tooManySections })),
  policies: z.array(policy).check(z.maxLength(limits.POLICIES_MAX, { error: messages.tooManyPolicies })),
  contactName: optionalLine(limits.CONTACT_NAME_LENGTH_MAX),
  contactEmail: optionalEmail,
  contactPhone: optionalPhone,
});

export type LegalTextValues = z.infer<typeof legalTextForm>;
