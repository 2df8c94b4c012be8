import { PLAN_KINDS, PLAN_TYPES } from '#common/plans/plans';
import { ID, oneOf, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  plan_offers: {
    about: 'Plans that the studio sells or has sold.',
    columns: {
      id: ID,
      name: 'Name.',
      type: oneOf('Type', PLAN_TYPES),
      kind: oneOf('Kind', PLAN_KINDS),
      price_paise: 'List price, in paise; the settings say whether it includes tax.',
      duration_months: 'How many months it lasts; 0 for a plan of days.',
      duration_days: 'How many days it lasts; empty for a plan of months.',
      features: 'What it includes.',
      position: 'Position in the price list.',
      version: 'Number of the version of what it includes.',
      retired_at: 'Time at which it was taken off sale.',
    },
  },
  plan_prices: {
    about: 'All prices that plans have had, and prices of later days.',
    columns: {
      id: ID,
      number: 'The order in which prices were set.',
      offer_id: 'The plan: plan_offers.id.',
      price_paise: 'List price, in paise.',
      starts_on: 'First day of the price; empty for the first one.',
      set_by: 'Name of the person who set it.',
      set_at: 'Time at which it was set.',
    },
  },
};
