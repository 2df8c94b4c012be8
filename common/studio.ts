/**
 * The studio that this installation serves: the only place for its name, address and contact details.
 * Bhor is a fictitious demonstration studio: replace these values with your own.
 */

const place = {
  street: '1 Demonstration Lane',
  city: 'Pune',
  postalCode: '411000',
  region: 'Maharashtra',
  /** ISO 3166-1. */
  country: 'IN',
};

export const studio = {
  name: 'Bhor',
  city: place.city,
  place,
  /** Lines of the postal address, as printed. */
  address: [place.street, `${place.city} ${place.postalCode}, ${place.region}`],
  /** E.164; an unassigned number. */
  phone: '+912000000000',
  phoneShown: '+91 20 0000 0000',
  email: 'hello@studio.example',
  /** The city centre, since the address is invented. */
  geo: { latitude: 18.5204, longitude: 73.8567 },
  /** URLs of the studio's profiles on other sites, such as Instagram or a map service. */
  profiles: [] as readonly string[],
  timeZone: 'Asia/Kolkata',
  /**
   * Offset of this time zone, which has no daylight saving time. For a zone that has, `studioTime` would need `Intl`,
   * which takes a slow phone 60 ms.
   */
  utcOffsetMinutes: 330,
  locale: 'en-IN',
  currency: 'INR',
  /** Prefix of receipt and invoice numbers; at most three characters, since the law limits the length of the number. */
  receiptPrefix: 'BH',
  /** Shown in the footer because the details above are invented; empty for a real studio. */
  disclaimer: 'Bhor is a demonstration studio. Its address, phone and people are invented.',
} as const;

/** URL of the studio's address in a map. */
export const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  [studio.name, ...studio.address].join(', '),
)}`;
