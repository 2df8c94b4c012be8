import { ID, IMAGE, type StudioTables } from '../studio-table';

const SUMMARY = 'Summary.';
const BODY = 'The text in blocks, with marks and pictures.';
const TITLE = 'Headline.';
const TEAM = 'Name of the author.';

export const STUDIO_TABLES: StudioTables = {
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
    columnsLeftOut: { search_words: 'Repeats other columns, for searches.' },
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
      changed_by: 'Name of the person who made it.',
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
      published_by: 'Name of the person who published it.',
    },
  },
};
