import { ID, NO_REQUEST_KEY, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  reviews: {
    about: 'Reviews of the studio.',
    columns: {
      id: ID,
      user_id: 'Who wrote it: users.id.',
      name: 'Name under which it is shown.',
      name_form: 'Which form of the name was chosen.',
      comment: 'The text.',
      rating: 'Number of stars.',
      is_from_visitor: 'Whether the writer was no member.',
      has_visited: 'Whether the writer had trained here.',
      created_at: 'Time at which it was written.',
      updated_at: 'Time of the last edit by its writer.',
      hidden_at: 'Time at which it was hidden.',
      hidden_reason: 'Why it was hidden.',
      hidden_by: STAFF,
      answer: 'Public reply of the studio.',
      answered_at: 'Time of the reply.',
      answered_by: STAFF,
    },
    columnsLeftOut: { search_words: 'Repeats other columns, for searches.', ...NO_REQUEST_KEY },
  },
};
