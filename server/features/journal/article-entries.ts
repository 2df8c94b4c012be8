type Nothing = Record<string, never>;

/** An article, without its text. */
interface Titled {
  title: string;
}

/** Entries about what staff do with articles; drafts are not recorded. */
export interface ArticleEntries {
  'article.published': { before: Nothing; after: Titled };
  'article.scheduled': { before: Nothing; after: Titled & { publishAt: string } };
  'article.unscheduled': { before: Nothing; after: Titled };
  'article.unpublished': { before: Nothing; after: Titled };
  'article.deleted': { before: Nothing; after: Titled };
}
