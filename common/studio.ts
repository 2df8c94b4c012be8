/**
 * The studio that this installation serves: the one place for its name, place and contacts.
 * Bhor is an openly invented demonstration studio: replace these values with your own.
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
  /** The middle of the city, since the address is invented. */
  geo: { latitude: 18.5204, longitude: 73.8567 },
  /** Addresses of the studio's own pages elsewhere: its Instagram, its entry in a map. */
  profiles: [] as readonly string[],
  timeZone: 'Asia/Kolkata',
  /** Of that zone, which has no summer time. With one, `studioTime` has to ask `Intl`, which takes a slow phone 60 ms. */
  utcOffsetMinutes: 330,
  locale: 'en-IN',
  currency: 'INR',
  /** Begins the numbers of receipts and invoices; three characters at most, since the law counts them. */
  receiptPrefix: 'BH',
  /** Shown in the footer while the details above are invented; empty it for a real studio. */
  disclaimer: 'Bhor is a demonstration studio. Its address, phone and people are invented.',
} as const;

/** Opens the studio's address in a map. */
export const mapUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  [studio.name, ...studio.address].join(', '),
)}`;
