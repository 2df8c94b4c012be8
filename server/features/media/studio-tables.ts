import { ID, STAFF, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  media_files: {
    about: 'Uploaded pictures. The folder pictures has them, as <hash>.<format>.',
    columns: {
      id: ID,
      hash: 'Name of the file.',
      format: 'Format of the file.',
      width: 'Width, in pixels.',
      height: 'Height, in pixels.',
      color: 'Colour that is shown while it loads.',
      is_logo: 'Whether it is a logo.',
      uploaded_by: STAFF,
      created_at: 'Time at which it was chosen.',
    },
    columnsLeftOut: {
      upload_token_hash: 'A secret of an upload.',
      upload_expires_at: 'Time of an upload.',
    },
  },
  media_pictures: {
    about: 'The parts of uploaded pictures that the site shows.',
    columns: {
      id: ID,
      file_id: 'The uploaded picture: media_files.id.',
      crop: 'The part that is shown.',
      hash: 'Name of the part in addresses of the site.',
      width: 'Width, in pixels.',
      height: 'Height, in pixels.',
      created_at: 'Time at which it was chosen.',
      made_at: 'Time at which all its sizes had been made.',
    },
  },
};
