/**
 * The studio that this installation serves: the one place for its name, place, hours and contacts.
 * Bhor is an openly invented demonstration studio: replace these values with your own.
 */
export const studio = {
  name: 'Bhor',
  city: 'Pune',
  /** Lines of the postal address, as printed. */
  address: ['1 Demonstration Lane', 'Pune 411000, Maharashtra'],
  /** E.164; an unassigned number. */
  phone: '+912000000000',
  phoneShown: '+91 20 0000 0000',
  email: 'hello@studio.example',
  timeZone: 'Asia/Kolkata',
  locale: 'en-IN',
  /** Shown in the footer while the details above are invented; empty it for a real studio. */
  disclaimer: 'Bhor is a demonstration studio. Its address, phone and people are invented.',
} as const;
