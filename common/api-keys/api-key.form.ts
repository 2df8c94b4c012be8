import * as z from 'zod/mini';
import { KEY_PERMISSIONS, type Permission } from '../accounts/permissions';
import { givenPassword } from '../auth/fields';
import { line, refine } from '../forms/fields';
import { API_KEY_ADDRESSES_MAX, API_KEY_DAYS_MAX, API_KEY_NAME_LENGTH_MAX } from './limits';
import { apiKeyMessages as messages } from './messages';

const isKeyPermission = (name: string) => KEY_PERMISSIONS.includes(name as Permission);

/** A new API key, with the password of its owner: a stolen session must not leave a key behind. */
export const createApiKeyForm = z.object({
  name: line(API_KEY_NAME_LENGTH_MAX, messages.nameRequired),
  permissions: z.array(z.string()).check(
    refine((names) => names.length > 0, { reason: 'REQUIRED', error: messages.permissionsRequired }),
    refine((names) => names.every(isKeyPermission), { reason: 'INVALID', error: messages.permissionUnknown }),
  ),
  expiresInDays: z
    .int({ error: messages.daysInvalid })
    .check(
      z.gte(1, { error: messages.daysInvalid }),
      z.lte(API_KEY_DAYS_MAX, { error: messages.daysInvalid }),
    ),
  /** IP addresses and networks; none if the key may be used from everywhere. */
  addresses: z
    .array(z.string())
    .check(z.maxLength(API_KEY_ADDRESSES_MAX, { error: messages.tooManyAddresses })),
  password: givenPassword,
});

export type CreateApiKeyValues = z.infer<typeof createApiKeyForm>;
