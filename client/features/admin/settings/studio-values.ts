import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { refine } from '#common/forms/fields';
import { linesOf } from '#common/lines';
import { settingsMessages } from '#common/settings/messages';
import { isSecureUrl, studioForm, type StudioSettings } from '#common/settings/settings.form';
import type { StudioDetailsFragment } from './settings.generated';

const TEXTS = ['name', 'street', 'city', 'postalCode', 'region', 'phone', 'email', 'disclaimer'] as const;

/** The details as typed: numbers as text, and one profile per line. */
export type StudioValues = Record<(typeof TEXTS)[number] | 'latitude' | 'longitude' | 'profiles', string>;

/** Checked before they are lines, so that the message stands under their field. */
const entered = z.custom<StudioValues>().check(
  refine<StudioValues>(({ profiles }) => linesOf(profiles).every(isSecureUrl), {
    reason: 'INVALID_FORMAT',
    error: settingsMessages.profileInvalid,
    path: ['profiles'],
  }),
);

const parsed = z.transform((values: StudioValues): z.input<typeof studioForm> => ({
  ...values,
  latitude: parseNumber(values.latitude),
  longitude: parseNumber(values.longitude),
  profiles: linesOf(values.profiles),
}));

const rules: z.ZodMiniType<StudioSettings, z.input<typeof studioForm>> = studioForm;

export const studioSchema: z.ZodMiniType<StudioSettings, StudioValues> = z.pipe(
  entered,
  z.pipe(parsed, rules),
);

export const studioValuesOf = (saved: StudioDetailsFragment): StudioValues => ({
  ...(Object.fromEntries(TEXTS.map((name) => [name, saved[name]])) as Record<(typeof TEXTS)[number], string>),
  latitude: saved.latitude == null ? '' : String(saved.latitude),
  longitude: saved.longitude == null ? '' : String(saved.longitude),
  profiles: saved.profiles.join('\n'),
});
