import { ID, MEMBER, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  body_measurements: {
    about: 'Health data: measurements of members.',
    columns: {
      id: ID,
      user_id: MEMBER,
      weight_kg: 'Weight, in kilograms.',
      height_cm: 'Height, in centimetres.',
      bmi: 'Body mass index, in kg/m².',
      muscle_mass_kg: 'Muscle mass, in kilograms.',
      measured_at: 'Time of the measurement.',
    },
  },
};
