import { momentInWords } from '../../mail/mails/dates';
import { joined, type EntryDefinition, type EntryDefinitions, type Nothing } from '../entry-definition';

/** An article, without its text. */
interface Titled {
  title: string;
}

/** What staff do with articles; drafts are not recorded. */
interface ArticleEntries {
  'article.published': { before: Nothing; after: Titled };
  'article.scheduled': { before: Nothing; after: Titled & { publishAt: string } };
  'article.unscheduled': { before: Nothing; after: Titled };
  'article.unpublished': { before: Nothing; after: Titled };
  'article.deleted': { before: Nothing; after: Titled };
}

declare module '../journal/entry-types' {
  interface EntryTypes extends ArticleEntries {}
}

const TITLED: EntryDefinition<ArticleEntries['article.published']> = {
  kind: null,
  details: ({ after: { title } }) => title,
};

export const JOURNAL_ENTRIES: EntryDefinitions<ArticleEntries> = {
  'article.published': TITLED,
  'article.scheduled': {
    kind: null,
    details: ({ after: { title, publishAt } }) =>
      joined(title, publishAt && momentInWords(new Date(publishAt))),
  },
  'article.unscheduled': TITLED,
  'article.unpublished': TITLED,
  'article.deleted': TITLED,
};
