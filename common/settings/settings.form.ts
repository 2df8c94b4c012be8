import * as z from 'zod/mini';
import { isPhoneNumber } from '../accounts/phone';
import { emailAddress } from '../auth/fields';
import { authMessages } from '../auth/messages';
import { cleanCode } from '../clean-text';
import { line, refine, textUpTo } from '../forms/fields';
import { DAY_NAMES } from '../opening-hours';
import { studio, type Holiday, type OpenSpan } from '../studio';
import { date, optionalLine } from './fields';
import * as limits from './limits';
import { settingsMessages as messages } from './messages';

const DAY_MINUTES = 24 * 60;
const PIN_CODE = /^[1-9]\d{5}$/;
const URL_LENGTH_MAX = 200;

const isInIndia = (): boolean => studio.place.country === 'IN';

const storedPostalCode = optionalLine(limits.POSTAL_CODE_LENGTH_MAX);

/** May be empty: not every country has postal codes. */
const postalCode = storedPostalCode.check(
  z.overwrite((value) => (isInIndia() ? cleanCode(value).replaceAll(' ', '') : value)),
  refine<string>((value) => !isInIndia() || PIN_CODE.test(value), {
    reason: 'INVALID_FORMAT',
    error: messages.postalCodeInvalid,
  }),
);

const phone = line(limits.PHONE_LENGTH_MAX, messages.phoneInvalid).check(
  refine<string>(isPhoneNumber, {
    reason: 'INVALID_FORMAT',
    error: messages.phoneInvalid,
  }),
);

const coordinate = (limit: number) =>
  z.nullish(
    z
      .number({ error: messages.coordinateInvalid(limit) })
      .check(
        z.gte(-limit, { error: messages.coordinateInvalid(limit) }),
        z.lte(limit, { error: messages.coordinateInvalid(limit) }),
      ),
  );

/** Whether a text is an address that begins with https. */
export const isSecureUrl = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

const profile = line(URL_LENGTH_MAX, messages.profileInvalid).check(
  refine<string>(isSecureUrl, { reason: 'INVALID_FORMAT', error: messages.profileInvalid }),
);

interface Place {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

const detailsWith = (postalCodeField: typeof postalCode) =>
  z
    .object({
      name: line(limits.STUDIO_NAME_LENGTH_MAX, messages.nameRequired),
      street: line(limits.ADDRESS_LENGTH_MAX, messages.streetRequired),
      city: line(limits.STUDIO_NAME_LENGTH_MAX, messages.cityRequired),
      postalCode: postalCodeField,
      region: line(limits.STUDIO_NAME_LENGTH_MAX, messages.regionRequired),
      phone,
      email: emailAddress(authMessages.emailInvalid),
      latitude: coordinate(90),
      longitude: coordinate(180),
      profiles: z.array(profile).check(z.maxLength(limits.PROFILES_MAX, { error: messages.tooManyProfiles })),
      disclaimer: textUpTo(limits.DISCLAIMER_LENGTH_MAX),
    })
    .check(
      refine<Place>(({ latitude, longitude }) => (latitude == null) === (longitude == null), {
        reason: 'REQUIRED',
        error: messages.bothCoordinates,
        path: ['longitude'],
      }),
    );

/** Name, address and contacts of the studio. */
export const studioForm = detailsWith(postalCode);

/** For details as they were saved: without the rule of the postal code, since the country may have changed. */
export const storedStudioForm = detailsWith(storedPostalCode);

const minute = z
  .int32({ error: messages.timeInvalid })
  .check(z.gte(0, { error: messages.timeInvalid }), z.lte(DAY_MINUTES, { error: messages.timeInvalid }));

const span = z.object({ from: minute, to: minute }).check(
  refine<OpenSpan>(({ from, to }) => from < to, {
    reason: 'INVALID',
    error: messages.spanEndsFirst,
    path: ['to'],
  }),
);

const overlaps = (spans: readonly OpenSpan[]): boolean => {
  const sorted = spans.toSorted((one, other) => one.from - other.from);
  return sorted.some(({ to }, index) => to > (sorted[index + 1]?.from ?? Infinity));
};

const spans = z.array(span).check(
  z.maxLength(limits.SPANS_MAX, { error: messages.tooManySpans }),
  refine<OpenSpan[]>((value) => !overlaps(value), { reason: 'INVALID', error: messages.spansOverlap }),
  z.overwrite((value) => value.toSorted((one, other) => one.from - other.from)),
);

const holiday = z
  .object({
    from: date,
    to: date,
    name: line(limits.HOLIDAY_NAME_LENGTH_MAX, messages.holidayNameRequired),
    spans,
  })
  .check(
    refine<Holiday>(({ from, to }) => from <= to, {
      reason: 'INVALID',
      error: messages.holidayEndsFirst,
      path: ['to'],
    }),
  );

const shareDays = (holidays: readonly Holiday[]): boolean => {
  const sorted = holidays.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return sorted.some(({ to }, index) => to >= (sorted[index + 1]?.from ?? '9999-12-31'));
};

/** Opening hours of the week, and of the days on which others apply. */
export const hoursForm = z.object({
  week: z.array(spans).check(z.length(DAY_NAMES.length, { error: messages.weekIncomplete })),
  holidays: z.array(holiday).check(
    z.maxLength(limits.HOLIDAYS_MAX, { error: messages.tooManyHolidays }),
    refine<Holiday[]>((value) => !shareDays(value), { reason: 'INVALID', error: messages.holidaysOverlap }),
    z.overwrite((value) => value.toSorted((one, other) => (one.from < other.from ? -1 : 1))),
  ),
});

export type StudioSettings = z.infer<typeof studioForm>;
export type HoursSettings = z.infer<typeof hoursForm>;
