import type { Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { Measurement } from './measurement.entity';
import { MeasurementResolver } from './measurement.resolver';
import { STUDIO_TABLES } from './studio-tables';

export const measurements: Feature = {
  entities: [Measurement],
  resolvers: [MeasurementResolver],
  healthData: [{ table: Measurement }],
  memberTables: {
    body_measurements: {
      read: `select weight_kg, height_cm, bmi, muscle_mass_kg, measured_at
        from body_measurements where user_id = $1 order by measured_at, id`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};
