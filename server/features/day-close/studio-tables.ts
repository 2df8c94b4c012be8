import { ID, NO_REQUEST_KEY, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  cash_movements: {
    about: 'Cash that staff put into the drawer or took out.',
    columns: {
      id: ID,
      amount_paise: 'Amount, in paise; negative if it was taken out.',
      reason: 'Why.',
      made_by: 'Name of the person who did it.',
      made_at: 'Time at which it was done.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  day_closings: {
    about: 'Days whose money was counted and closed.',
    columns: {
      id: ID,
      day: 'The day.',
      covers_from: 'First day that was closed with it.',
      float_paise: 'Cash in the drawer before the first booking, in paise.',
      float_reason: 'Why that is not what the last closing left.',
      cash_count: 'How many notes and coins were counted.',
      ways: 'For each way to pay, what was booked and what was counted.',
      movements: 'Cash that was put in or taken out.',
      bank_list: 'Comparison with the list of the bank.',
      left_paise: 'Cash that was left in the drawer, in paise.',
      handed_over_paise: 'Cash that was handed over, in paise.',
      handed_over_to: 'To whom.',
      closed_by: 'Name of the person who closed it.',
      closed_at: 'Time at which it was closed.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  day_reopenings: {
    about: 'Closed days that were opened again.',
    columns: {
      closing_id: 'The closing: day_closings.id.',
      reason: 'Why.',
      reopened_by: 'Name of the person who did it.',
      reopened_at: 'Time at which it was done.',
    },
    columnsLeftOut: NO_REQUEST_KEY,
    sortedBy: 'closing_id',
  },
};
