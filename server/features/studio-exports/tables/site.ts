import { ID, IMAGE, STAFF, type ExportedTables } from '../exported-table';

const TITLE = 'Headline.';
const SUMMARY = 'Summary.';
const TEAM = 'Name of the author.';
const BODY = 'The text in blocks, with marks and pictures.';

/** What the site shows, and the settings. */
export const SITE: ExportedTables = {
  trainers: {
    about: 'Trainers of the studio.',
    columns: {
      id: ID,
      user_id: 'The account of the trainer: users.id.',
      name: 'Full name.',
      slug: 'Name in addresses of the site.',
      age: 'Age in years.',
      specialty: 'Main field of work.',
      description: 'Summary.',
      bio: 'Biography.',
      specialisations: 'Fields of work.',
      years_of_experience: 'Years of experience.',
      portrait_url: 'Path of the portrait on the site.',
      position: 'Position on the site.',
      is_hidden: 'Whether the site leaves the trainer out.',
    },
  },
  articles: {
    about: 'Articles on the site.',
    columns: {
      id: ID,
      title: TITLE,
      description: SUMMARY,
      text: 'The text without marks and pictures.',
      body: BODY,
      image_url: IMAGE,
      big_image_url: 'Path of the large picture on the site.',
      created_team: TEAM,
      uploaded_date: 'Time of publication.',
      created_at: 'Time at which it was added.',
    },
    leftOut: { search_words: 'Repeats other columns, for searches.' },
  },
  article_drafts: {
    about: 'Articles as staff are writing them.',
    columns: {
      id: 'Id of the draft, and of the article once it is published.',
      title: TITLE,
      description: SUMMARY,
      body: BODY,
      image_url: IMAGE,
      big_image_url: 'Path of the large picture on the site.',
      created_team: TEAM,
      has_changes: 'Whether it differs from the article on the site.',
      version: 'Number of the version.',
      publish_at: 'Time at which it will be published.',
      first_published_at: 'Time of the first publication.',
      changed_at: 'Time of the last change.',
      changed_by: 'Name of who made it.',
    },
  },
  article_versions: {
    about: 'Articles as they were published before.',
    columns: {
      id: ID,
      article_id: 'The draft: article_drafts.id.',
      title: TITLE,
      description: SUMMARY,
      body: BODY,
      image_url: IMAGE,
      big_image_url: 'Path of the large picture on the site.',
      created_team: TEAM,
      published_at: 'Time of publication.',
      published_by: 'Name of who published it.',
    },
  },
  photos: {
    about: 'Photos of the gallery.',
    columns: {
      id: ID,
      picture_id: 'What it shows: media_pictures.id. Empty for a photo that came with the program.',
      image_url: IMAGE,
      caption: 'Text below it.',
      description: 'Text for people who do not see it.',
      width: 'Width, in pixels.',
      height: 'Height, in pixels.',
      color: 'Colour that is shown while it loads.',
      position: 'Position in the gallery.',
      is_hidden: 'Whether the gallery leaves it out.',
      is_ready: 'Whether all its sizes have been made.',
      version: 'Number of the version.',
    },
  },
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
    leftOut: {
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
  studio_settings: {
    about: 'Settings. A section that the studio has not changed has no value.',
    columns: {
      id: ID,
      section: 'Name of the section.',
      value: 'The settings of the section.',
      version: 'Number of the version.',
      made: 'What was made of the settings, such as the sizes of the logo.',
    },
    leftOut: { secrets: 'Keys and passwords of other services.' },
  },
};
