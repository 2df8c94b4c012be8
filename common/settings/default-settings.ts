import type { OpenSpan } from '../studio';
import type { Settings } from './sections';

const hours = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });

const WEEKDAY = [hours(5, 12), hours(15, 22)];
const SUNDAY = [hours(5, 12)];

/** What the settings say until somebody saves others: Bhor is a fictitious demonstration studio. */
export const defaultSettings: Settings = {
  studio: {
    name: 'Bhor',
    street: '1 Demonstration Lane',
    city: 'Pune',
    postalCode: '411000',
    region: 'Maharashtra',
    // An unassigned number.
    phone: '+91 20 0000 0000',
    email: 'hello@studio.example',
    // The city centre, since the address is invented.
    latitude: 18.5204,
    longitude: 73.8567,
    profiles: [],
    disclaimer: 'Bhor is a demonstration studio. Its address, phone and people are invented.',
  },
  hours: {
    week: [SUNDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY],
    holidays: [],
  },
};
