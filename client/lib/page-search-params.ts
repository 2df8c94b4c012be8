import type { PageDocument, PageQuery } from './page-data';

/**
 * The search parameters that affect what the server renders for a page; all others are dropped. A feature declares them
 * in `search-params.ts`, apart from its routes, because browsers do not need them.
 */
export interface PageSearchParams {
  path: string;
  /** Parameters with their valid values. */
  allowed?: Record<string, readonly string[]>;
  /** Parameters with free text, and functions that normalise it; a page with free text is never cached. */
  freeText?: Record<string, (text: string) => string>;
  panel?: PanelParameter;
  /**
   * Queries that the server runs before it renders the page, instead of those of its route. Browsers send them only
   * when they are rendered, so that other pages do not load their texts.
   */
  pageData?: PageQuery[];
}

/** A parameter that opens a panel over the page (useAddressPanel). */
interface PanelParameter {
  parameter: string;
  /** The query of the page whose answer contains the valid values. */
  document: PageDocument;
  valuesIn: (pageData: never) => string[];
}
