import { DAY_NAMES, weeklyTimings, type OpenSpan } from '#common/opening-hours';
import { paths } from '#common/paths';
import { studio } from '#common/studio';
import type { Thing } from './json-ld';

/** In the order that search engines require: square, 4:3, 16:9. */
const RATIOS = ['1x1', '4x3', '16x9'];

/** Reference to the studio in the structured data of other pages. */
export const studioReference = (publicUrl: string) => ({ '@id': `${publicUrl}${paths.home}#studio` });

/** Structured data about the studio for search engines; hours and contacts are those shown on the page. */
export function studioThing(publicUrl: string): Thing {
  const photos = studio.look?.photos ?? (studio.isOwn ? null : '/share');
  return {
    '@type': 'ExerciseGym',
    ...studioReference(publicUrl),
    name: studio.name,
    url: `${publicUrl}${paths.home}`,
    ...(photos && { image: RATIOS.map((ratio) => `${publicUrl}${photos}/studio-${ratio}.jpg`) }),
    logo: `${publicUrl}${studio.look?.folder ?? '/icons'}/icon-512.png`,
    telephone: studio.phone,
    email: studio.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: studio.place.street,
      addressLocality: studio.place.city,
      addressRegion: studio.place.region,
      postalCode: studio.place.postalCode,
      addressCountry: studio.place.country,
    },
    ...(studio.geo && { geo: { '@type': 'GeoCoordinates', ...studio.geo } }),
    hasMap: studio.mapUrl,
    currenciesAccepted: studio.currency,
    openingHoursSpecification: openingHours(),
    ...(studio.holidays.length > 0 ? { specialOpeningHoursSpecification: holidayHours() } : {}),
    ...(studio.profiles.length > 0 ? { sameAs: studio.profiles } : {}),
  };
}

/** One entry for each span of opening hours. */
function openingHours(): Thing[] {
  return weeklyTimings().flatMap(({ days, spans }) =>
    spans.map((span: OpenSpan) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens: clock(span.from),
      closes: clock(span.to),
    })),
  );
}

/** One entry for each span of a holiday; search engines take 00:00 to 00:00 for closed. */
function holidayHours(): Thing[] {
  return studio.holidays.flatMap(({ from: validFrom, to: validThrough, spans }) =>
    (spans.length > 0 ? spans : [{ from: 0, to: 0 }]).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom,
      validThrough,
      opens: clock(from),
      closes: clock(to),
    })),
  );
}

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
