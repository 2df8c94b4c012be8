import { ID, MEMBER, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  trainer_assignments: {
    about: 'The trainers of members.',
    columns: {
      user_id: MEMBER,
      trainer_id: 'The trainer: trainers.id.',
      assigned_at: 'Since when.',
      assigned_by: STAFF,
    },
    sortedBy: 'user_id',
  },
  trainers: {
    about: 'Trainers of the studio.',
    columns: {
      id: ID,
      user_id: 'The account of the trainer: users.id.',
      name: 'Full name.',
      slug: 'Name in addresses of the site.',
      age: 'Age in years; empty if it is not given.',
      specialty: 'Main field of work.',
      description: 'Summary.',
      bio: 'Biography.',
      specialisations: 'Fields of work.',
      years_of_experience: 'Years of experience.',
      portrait_url: 'Path of the portrait on the site.',
      position: 'Position on the site.',
      is_hidden: 'Whether the site leaves the trainer out.',
      is_demonstration: 'Whether it was invented for the demonstration and has not been changed.',
      is_ready: 'Whether all sizes of the portrait have been made.',
      picture_id: 'The portrait: media_pictures.id. Empty for one that came with the program.',
      version: 'Number of the version.',
    },
  },
};
