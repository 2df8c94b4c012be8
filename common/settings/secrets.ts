import * as z from 'zod/mini';
import { hasNone } from '../forms/fields';
import { messages as common } from '../messages';
import { SECRET_LENGTH } from './limits';
import { secretMessages as messages } from './messages';
import type { SectionName } from './sections';

/** Settings that are never shown again, and the section that they belong to. */
export const SECRETS = {
  smtp_password: 'mail',
  razorpay_key_secret: 'gateway',
  razorpay_webhook_secret: 'gateway',
} as const satisfies Record<string, SectionName>;

export type SecretName = keyof typeof SECRETS;

export const SECRET_NAMES = Object.keys(SECRETS) as SecretName[];

const MIN: Record<SecretName, number> = {
  smtp_password: 1,
  razorpay_key_secret: 8,
  razorpay_webhook_secret: 8,
};

/** A new value of a secret. */
export const secretForm = (name: SecretName) =>
  z.object({
    value: z
      .string({ error: messages.required })
      .check(
        z.trim(),
        z.minLength(1, { error: messages.required, abort: true }),
        z.minLength(MIN[name], { error: messages.tooShort(MIN[name]) }),
        z.maxLength(SECRET_LENGTH, { error: common.textTooLong(SECRET_LENGTH) }),
        hasNone(name === 'razorpay_webhook_secret' ? /[\p{Cc}\s,]/u : /\p{Cc}/u),
      ),
  });
