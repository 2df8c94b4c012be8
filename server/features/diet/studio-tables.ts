import { CREATED, ID, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  diet_details: {
    about: 'Health data: what members and visitors entered for a diet.',
    columns: {
      id: ID,
      user_id: 'The member, if it is one: users.id.',
      age: 'Age in years.',
      gender: 'Gender.',
      bmi: 'Body mass index, in kg/m².',
      bmi_status: 'Category of the body mass index.',
      diet_goal: 'What is to be reached.',
      food_preferences: 'What is liked, and what is not eaten.',
      fitness_level: 'How fit they are.',
      limitations: 'Allergies, illnesses and the like.',
      created_at: CREATED,
      updated_at: 'Time of the last change.',
    },
  },
};
