import { ID, IMAGE, type StudioTables } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  photos: {
    about: 'Photos of the gallery.',
    columns: {
      id: ID,
      picture_id: 'The picture: media_pictures.id. Empty for a photo that came with the program.',
      image_url: IMAGE,
      caption: 'Text below it.',
      description: 'Text alternative for people who cannot see it.',
      width: 'Width, in pixels.',
      height: 'Height, in pixels.',
      color: 'Colour that is shown while it loads.',
      position: 'Position in the gallery.',
      is_hidden: 'Whether the gallery leaves it out.',
      is_ready: 'Whether all its sizes have been made.',
      version: 'Number of the version.',
    },
  },
};
